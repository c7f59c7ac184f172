import type { CandidacyEvent, CandidacyEventType } from '../candidacies/events';
import type { CandidacyState } from '../candidacies/state';
import type { WebhookEvent, WebhookEventType } from './event-types';

/** A request of an invited driver, or the reverse, begins in review. */
const unlessInReview =
  (type: WebhookEventType) =>
  ({ name }: CandidacyState): WebhookEventType =>
    name === 'inReview' ? 'candidate.inReview' : type;

/** The type of the event that a transition becomes; transitions that only concern waits become none. */
const typeOf: Partial<Record<CandidacyEventType, WebhookEventType | ((state: CandidacyState) => WebhookEventType)>> = {
  requested: unlessInReview('candidate.requested'),
  invited: unlessInReview('candidate.invited'),
  inviteAccepted: 'candidate.inReview',
  movedToReview: 'candidate.inReview',
  approvedForInterview: 'candidate.approved',
  inviteDeclined: 'candidate.closed',
  inviteCancelled: 'candidate.closed',
  passed: 'candidate.closed',
  withdrawn: 'candidate.closed',
  reviewRejected: 'candidate.closed',
  assignmentCancelled: 'candidate.closed',
  expired: 'candidate.closed',
  orderEnded: 'candidate.closed',
  hiredElsewhere: 'candidate.closed',
  driverNotAvailable: 'candidate.closed',
  interviewScheduled: 'interview.scheduled',
  interviewTimePicked: 'interview.scheduled',
  interviewConfirmed: 'interview.rescheduled',
  interviewRescheduled: 'interview.rescheduled',
  interviewRejected: 'interview.canceled',
  interviewCancelled: 'interview.canceled',
  hired: 'hire.offered',
  startAccepted: 'hire.accepted',
  proposedStartAccepted: 'hire.accepted',
  startMoved: 'hire.moved',
  startDeclined: 'hire.declined',
  startRescinded: 'hire.rescinded',
  startConfirmed: 'assignment.started',
  assignmentStarted: 'assignment.started',
  noShowRecorded: 'assignment.noShow',
  assignmentEnded: 'assignment.ended',
};

/** The event that a carrier's systems receive of a transition of a candidacy; undefined if they receive none. */
export function candidacyWebhookEvent({ type, seq, at, snapshot }: CandidacyEvent): WebhookEvent | undefined {
  const found = typeOf[type];
  if (found === undefined) return undefined;
  const { candidacyId, orderId, driverId, facilityId, name, round } = snapshot;
  const eventType = typeof found === 'function' ? found(snapshot) : found;
  return {
    type: eventType,
    objectType: 'candidacy',
    objectId: candidacyId,
    sequence: seq,
    at,
    data: { candidacyId, orderId, driverId, facilityId, state: name, round, ...detailsOf(eventType, snapshot) },
  };
}

function detailsOf(type: WebhookEventType, { interview, hire, ending }: CandidacyState): WebhookEvent['data'] {
  const [group] = type.split('.');
  if (group === 'interview') {
    return {
      interviewId: interview?.interviewId ?? null,
      startsAt: interview?.startsAt ?? null,
      endsAt: interview?.endsAt ?? null,
    };
  }
  if (type === 'candidate.closed' || type === 'assignment.ended') {
    return { endedBy: ending?.by ?? null, reason: ending?.reason ?? null };
  }
  if (group === 'hire' || group === 'assignment') return { startOn: hire?.startOn ?? null, endOn: hire?.endOn ?? null };
  return {};
}
