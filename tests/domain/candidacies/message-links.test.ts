import { expect, it } from '@jest/globals';
import { type MessageTarget, pathFor } from '#domain/candidacies/message-links';

const driver = { isDriver: true, isOps: false };
const carrier = { isDriver: false, isOps: false };
const operations = { isDriver: false, isOps: true };
const candidate = { candidacyId: 'c', driverId: 'd' } as const;
const order: MessageTarget = {
  recipient: carrier,
  orderId: 'o',
  orderStatus: 'pending',
  candidacyId: null,
  candidacyState: null,
  driverId: null,
};
const flow = '/business/job-order/o/hiring-flow';

it.each<[string, Partial<MessageTarget>, string]>([
  ['operations to the order', { recipient: operations }, '/ops/orders/pending?order=o'],
  ['a carrier to its order', {}, `${flow}/inviteDrivers`],
  [
    'a driver to the application',
    { recipient: driver, ...candidate, candidacyState: 'invited' },
    '/driver/applications#c',
  ],
  ['a driver of many orders to all applications', { recipient: driver }, '/driver/applications'],
  [
    'a carrier to a request',
    { ...candidate, candidacyState: 'requested' },
    `${flow}/inviteDrivers?tab=requests&driver=d`,
  ],
  ['a carrier to a review', { ...candidate, candidacyState: 'inReview' }, `${flow}/reviewDrivers?tab=review&driver=d`],
  [
    'a carrier to an interview',
    { ...candidate, candidacyState: 'interviewing' },
    `${flow}/reviewDrivers?tab=interview&driver=d`,
  ],
  ['a carrier to a hire', { ...candidate, candidacyState: 'hired' }, `${flow}/hiredDrivers?tab=hired&driver=d`],
])('a message links %s', (_, target, path) => {
  expect(pathFor({ ...order, ...target })).toBe(path);
});
