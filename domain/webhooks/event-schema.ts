import { z } from 'zod';
import { closeReasons } from '../candidacies/states';
import { orderStatuses, pastReasons } from '../job-orders/states';
import { actorKinds } from '../shared/actor';
import { candidacyStates } from '../shared/candidacy-states';
import type { WebhookEventType } from './event-types';

const candidacy = {
  candidacyId: z.uuid(),
  orderId: z.uuid(),
  driverId: z.uuid(),
  facilityId: z.uuid(),
  state: z.enum(candidacyStates),
  /** Counts the attempts of the driver on the order. */
  round: z.int().min(1),
};
const dates = { startOn: z.iso.date().nullable(), endOn: z.iso.date().nullable() };
const interview = {
  interviewId: z.uuid().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
};
const ending = { endedBy: z.enum(actorKinds).nullable(), reason: z.enum(closeReasons).nullable() };
const order = {
  orderId: z.uuid(),
  facilityId: z.uuid(),
  state: z.enum(orderStatuses),
  numberOfDrivers: z.int().min(1),
  seatsTaken: z.int().min(0),
  ...dates,
};

const Candidate = z.strictObject(candidacy);
const Closed = z.strictObject({ ...candidacy, ...ending });
const Interview = z.strictObject({ ...candidacy, ...interview });
const Hire = z.strictObject({ ...candidacy, ...dates });
const Order = z.strictObject(order);

/** The fixed schema of the data of each type of event: ids, states, dates and counts; everything else is read through the API. */
export const webhookDataSchemas: Readonly<Record<WebhookEventType, z.ZodObject>> = {
  'candidate.requested': Candidate,
  'candidate.invited': Candidate,
  'candidate.inReview': Candidate,
  'candidate.approved': Candidate,
  'candidate.closed': Closed,
  'interview.scheduled': Interview,
  'interview.rescheduled': Interview,
  'interview.canceled': Interview,
  'hire.offered': Hire,
  'hire.accepted': Hire,
  'hire.moved': Hire,
  'hire.declined': Hire,
  'hire.rescinded': Hire,
  'assignment.started': Hire,
  'assignment.noShow': Hire,
  'assignment.ended': Closed,
  'order.created': Order,
  'order.accepted': Order,
  'order.sentBack': Order,
  'order.updated': Order,
  'order.closed': z.strictObject({ ...order, reason: z.enum(pastReasons).nullable() }),
  'webhook.test': z.strictObject({ webhookId: z.uuid() }),
};

/** The body of an event of a type. */
export const webhookBodySchema = (type: WebhookEventType) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    /** Goes up with each event of the object, and may skip numbers. */
    sequence: z.int().min(1),
    data: webhookDataSchemas[type],
  });
