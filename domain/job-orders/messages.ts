import type { JobOrderEvent } from './events';
import { isFilled } from './rules';
import type { JobOrderState } from './state';
import type { Audience, MessageSpec } from '../shared/message';

/** Every mail and text message of the job order itself. */
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

// The hire that takes a seat is not in the lists yet: its driver still counts as a candidate there.
const seatsTaken = ({ seats }: JobOrderState): JobOrderMessage => ({
  ...mail('orderSeatsTaken', 'candidates'),
  exceptCandidacyIds: seats.map(({ candidacyId }) => candidacyId),
});

/** Who is told of an event; candidates hear of the end of an order from their own candidacy. */
export const messagesFor = ({ type, snapshot }: JobOrderEvent): JobOrderMessage[] => {
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
};
