import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import { interviewCalendar } from '../../components/guides/interview-plan/calendar.ts';
import { interviewMinutes, interviewPlan } from '../../content/guides/interviewfragen.ts';
import { untypeset } from '../../content/typography.ts';

const PAGE = 'https://www.example.org/interviewfragen';

describe('the interview as a calendar file', () => {
  const file = interviewCalendar(PAGE);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  const [first] = events;
  const event = new ICAL.Event(first);

  test('is one appointment of RFC 5545 with all that a calendar asks for', () => {
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Doppelja');
    expect(events).toHaveLength(1);
    expect(event.uid).toBe('interview-60-minuten@www.example.org');
    expect(first?.getFirstPropertyValue('dtstamp')).toBeTruthy();
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  });

  test('lasts as long as the plan, from ten o’clock on a Monday, in no time zone', () => {
    expect(interviewMinutes).toBe(60);
    expect(event.duration.toSeconds()).toBe(interviewMinutes * 60);
    expect(event.startDate.toString()).toMatch(/T10:00:00$/);
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(event.startDate.dayOfWeek()).toBe(ICAL.Time.MONDAY);
  });

  test('says in order what happens when, in the words of the page', () => {
    const lines = event.description.split('\n');
    let start = 0;
    for (const [at, { minutes, title, text }] of interviewPlan.entries()) {
      expect(lines[at]).toBe(untypeset(`${start}–${start + minutes} Min.: ${title}. ${text}`));
      start += minutes;
    }
    expect(lines.at(-1)).toContain(PAGE);
  });

  test('is the same in every build, wherever it runs', () => {
    for (const zone of ['America/New_York', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone);
      expect(interviewCalendar(PAGE)).toBe(file);
    }
    vi.unstubAllEnvs();
  });
});
