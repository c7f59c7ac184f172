import type { CloseReason } from './states';

/** Reasons for the end of a candidacy for messages, in the words of the pages. */
export const closeReasonLabels: Readonly<Record<CloseReason, string>> = {
  not_a_match: 'Not a match for this job',
  failed_review: 'Did not pass the review',
  report_based: 'Based on a background report',
  no_show: 'Did not show up',
  position_closed: 'Position closed',
  pay: 'Pay',
  home_time: 'Home time',
  distance: 'Too far away',
  schedule: 'Schedule',
  equipment: 'Equipment',
  other_job: 'Took another job',
  offer_declined: 'Declined the offer',
  expired: 'No answer in time',
  order_cancelled: 'The job was canceled',
  order_ended: 'The job ended',
  order_deleted: 'The job was deleted',
  hired_elsewhere: 'Hired for another job',
  driver_not_available: 'The driver is no longer available',
  organization_inactive: 'The carrier is not active',
  completed: 'Assignment ended as planned',
  other: 'Another reason',
  unspecified: 'No reason given',
};
