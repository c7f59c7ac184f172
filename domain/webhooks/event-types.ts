/** Types of events that carriers' systems can receive, by object (docs/webhooks.md#events). */
export const webhookEventTypes = [
  'candidate.requested',
  'candidate.invited',
  'candidate.inReview',
  'candidate.approved',
  'candidate.closed',
  'interview.scheduled',
  'interview.rescheduled',
  'interview.canceled',
  'hire.offered',
  'hire.accepted',
  'hire.moved',
  'hire.declined',
  'hire.rescinded',
  'assignment.started',
  'assignment.noShow',
  'assignment.ended',
  'order.created',
  'order.accepted',
  'order.sentBack',
  'order.updated',
  'order.closed',
  'webhook.test',
] as const;
/** One of {@link webhookEventTypes}. */
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Types that an endpoint chooses from; a test event goes to the endpoint that is tested. */
export const chosenEventTypes = webhookEventTypes.filter((type) => type !== 'webhook.test');

/** The objects whose changes are events. */
export const webhookObjectTypes = ['candidacy', 'order', 'webhook'] as const;
/** One of {@link webhookObjectTypes}. */
export type WebhookObjectType = (typeof webhookObjectTypes)[number];

/** An event before it is stored. `sequence` goes up with each event of the object, and may skip numbers. */
export interface WebhookEvent {
  readonly type: WebhookEventType;
  readonly objectType: WebhookObjectType;
  readonly objectId: string;
  readonly sequence: number;
  readonly at: string;
  /** Ids, states, dates and counts only. */
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}
