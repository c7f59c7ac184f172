/**
 * Named events of the live connection. Pages of the product and apps around them react to these names, so a name never
 * changes (docs/web-view.md#live-events).
 */
export const realtimeEvents = [
  'connection',
  'user_was_changed',
  'upload_progress',
  'verification_was_changed',
  'token_is_invalid',
  'employment_history_was_changed',
  'new_event',
] as const;
/** One of {@link realtimeEvents}. */
export type RealtimeEvent = (typeof realtimeEvents)[number];
