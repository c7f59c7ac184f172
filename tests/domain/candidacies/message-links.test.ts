import { describe, expect, it } from '@jest/globals';
import { type MessageTarget, pathFor } from '#domain/candidacies/message-links';
import { candidacyStates } from '#domain/shared/candidacy-states';

const carrier = { isDriver: false, isOps: false, isRecruiter: false };
const driver = { ...carrier, isDriver: true };
const operations = { ...carrier, isOps: true };
const recruiter = { ...carrier, isRecruiter: true };
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

describe('a recruiter', () => {
  it.each([null, ...candidacyStates])(
    'gets the recruiters’ page of what colleagues get, with a candidate who is %s',
    (state) => {
      const about = { ...order, ...(state !== null && { ...candidate, candidacyState: state }) };

      const theirs = new URL(pathFor(about), 'https://console.test');
      const own = new URL(pathFor({ ...about, recipient: recruiter }), 'https://console.test');

      expect(own.pathname).toBe('/recruiter/job-order/o');
      const { stage, ...query } = Object.fromEntries(own.searchParams);
      expect(theirs.pathname).toBe(`${flow}/${String(stage)}`);
      expect(query).toEqual(Object.fromEntries(theirs.searchParams));
    },
  );
});
