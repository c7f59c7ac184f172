import type { Audience, MessageSpec } from '../shared/message';
import type { JobOrderEvent } from './events';
import { isFilled } from './rules';
import type { JobOrderState } from './state';

/** Templates of all emails and text messages of the job order itself. */
export const jobOrderTemplates = [
  'orderWaiting',
  'orderAccepted',
  'orderSentBack',
  'orderPast',
  'orderSeatsTaken',
] as const;
/** One of {@link jobOrderTemplates}. */
export type JobOrderTemplate = (typeof jobOrderTemplates)[number];
/** A message of the job order. */
export type JobOrderMessage = MessageSpec<JobOrderTemplate>;

const mail = (template: JobOrderTemplate, to: Audience): JobOrderMessage => ({ template, to, channels: ['mail'] });

// The hire that takes the seat is not projected yet, so its driver still counts as a candidate.
const seatsTaken = ({ seats }: JobOrderState): JobOrderMessage => ({
  ...mail('orderSeatsTaken', 'candidates'),
  exceptCandidacyIds: seats.map(({ candidacyId }) => candidacyId),
});

/** The messages of an event; candidates are notified of the end of an order by their own candidacy. */
export function messagesFor({ type, snapshot }: JobOrderEvent): JobOrderMessage[] {
  switch (type) {
    case 'orderCreated':
      return [mail('orderWaiting', 'ops')];
    case 'orderUpdated':
      return snapshot.status === 'pending' ? [mail('orderWaiting', 'ops')] : [];
    case 'orderAccepted':
      return [mail('orderAccepted', 'recruiters')];
    case 'orderSentBack':
      return [mail('orderSentBack', 'recruiters')];
    case 'orderEnded':
    case 'orderFilled':
      return [mail('orderPast', 'recruiters')];
    case 'seatTaken':
      return isFilled(snapshot) ? [seatsTaken(snapshot)] : [];
    default:
      return [];
  }
}
