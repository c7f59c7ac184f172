const MINUTE = 60_000;

/** How long an interview takes (workflows page, section 5). */
export const INTERVIEW_MINUTES = 60;
/** How far ahead a new interview is proposed: two and a half hours (spec section 9). */
export const INTERVIEW_DEFAULT_LEAD_MINUTES = 150;

/** When an interview that begins at an instant is over. */
export function interviewEnd(startsAt: string): string {
  return new Date(Date.parse(startsAt) + INTERVIEW_MINUTES * MINUTE).toISOString();
}
