import { interviewCalendar } from '../../components/guides/interview-plan/calendar.ts';

/** The 60-minute interview as an appointment. */
export default ({ url }: { readonly url: string }): string => interviewCalendar(`${url}/interviewfragen`);
