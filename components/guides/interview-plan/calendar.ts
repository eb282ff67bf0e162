import ical from 'ical-generator';
import { calendar, interviewMinutes, interviewPlan, meta } from '../../../content/guides/interviewfragen.ts';
import { siteName } from '../../../content/site.ts';
import { untypeset } from '../../../content/typography.ts';

const MINUTE = 60_000;

/** The Monday after the page's own date, at ten, in UTC: the same in every build, wherever it runs. */
function exampleStart(): Date {
  const date = new Date(`${meta.date}T10:00:00Z`);
  date.setUTCDate(date.getUTCDate() + (8 - date.getUTCDay()));
  return date;
}

/** `0–5 Min.: Rahmen. Ablauf nennen, …`, a paragraph per part. */
function agenda(): string[] {
  let start = 0;
  return interviewPlan.map(({ minutes, title, text }) => {
    const line = `${start}–${start + minutes} Min.: ${title}. ${text}`;
    start += minutes;
    return line;
  });
}

/**
 * The interview as one appointment (RFC 5545), its parts in the description. The time is floating, so that ten o'clock
 * is ten o'clock wherever the calendar is.
 * @param page absolute address of the guide
 */
export function interviewCalendar(page: string): string {
  const start = exampleStart();
  const description = untypeset([...agenda(), `${calendar.source} ${page}`].join('\n'));
  const file = ical({
    prodId: { company: siteName, product: 'Interview', language: 'DE' },
    events: [
      {
        // Anyone who imports it twice gets one appointment, moved.
        id: `interview-60-minuten@${new URL(page).host}`,
        stamp: new Date(`${meta.date}T00:00:00Z`),
        floating: true,
        start,
        end: new Date(start.getTime() + interviewMinutes * MINUTE),
        summary: untypeset(calendar.title),
        description,
        url: page,
      },
    ],
  });
  // Every line ends with CRLF, the last one too (RFC 5545, 3.1); the package leaves that out.
  return `${file}\r\n`;
}
