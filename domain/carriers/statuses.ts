/** Statuses of a carrier application: waiting for operations, activated, or declined. */
export const applicationStatuses = ['new', 'activated', 'declined'] as const;
/** One of {@link applicationStatuses}. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Planned duration of a call with a carrier that applied, in minutes. */
export const CALL_MINUTES = 30;
