import './interview-calendar.scss';
import './interview-calendar.client.ts';
import { calendar } from '../../../content/guides/interviewfragen.ts';
import { buttonClass } from '../../common/button/button.tsx';

/** The plan as a calendar file. The script adds the choice of a date; the plain link has an example's. */
export function InterviewCalendar() {
  const { href, heading, undated, start, download } = calendar;
  return (
    <div className="interview-calendar screen-only">
      <div>
        <h3>{heading}</h3>
        <noscript>{undated}</noscript>
      </div>
      <form>
        <label hidden>
          {start}
          <input type="datetime-local" step={900} required />
        </label>
        <a className={buttonClass({ tone: 'quiet' })} href={href} download="interview-60-minuten.ics">
          {download}
        </a>
      </form>
    </div>
  );
}
