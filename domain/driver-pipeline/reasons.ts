/** Reasons for an exit from the pipeline. */
export const exitReasons = [
  'underage',
  'no_cdl',
  'failed_call',
  'not_now',
  'no_answer',
  'pay',
  'home_time',
  'other_job',
  'safety_record',
  'documents_missing',
  'other',
] as const;
/** One of {@link exitReasons}. */
export type ExitReason = (typeof exitReasons)[number];

/** Reasons for sending back a document or a task. */
export const rejectionReasons = [
  'unreadable',
  'expired',
  'wrong_document',
  'name_differs',
  'incomplete',
  'gap',
  'photo_unclear',
  'other',
] as const;
/** One of {@link rejectionReasons}. */
export type RejectionReason = (typeof rejectionReasons)[number];

/** Reasons for a snooze. */
export const snoozeReasons = ['waiting_for_driver', 'waiting_for_others', 'agreed_date', 'other'] as const;
/** One of {@link snoozeReasons}. */
export type SnoozeReason = (typeof snoozeReasons)[number];
