/** How far a carrier's application came: waits for operations, became an organization, or did not. */
export const applicationStatuses = ['new', 'activated', 'declined'] as const;
/** One of {@link applicationStatuses}. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How long a call between operations and an applicant is planned to be, in minutes. */
export const CALL_MINUTES = 30;
