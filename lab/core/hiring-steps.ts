import { recordId } from '#db/candidacies/candidacy-records';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Call } from './calls';
import type { Person, Staff } from './people';

/** One driver on one order, with the interview time. */
export interface Pairing {
  readonly orderId: string;
  readonly driver: Person;
  readonly interviewAt: string;
  readonly startOn: string;
}

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Distributes drivers evenly among orders. */
export const pair = (orders: readonly string[], drivers: readonly Person[]): Pairing[] =>
  drivers.map((driver, index) => pairingOf(orders[index % orders.length] ?? '', driver));

/** A driver's interviews on different orders must be on different days. */
export const pairingOf = (orderId: string, driver: Person, interviewInDays = 2): Pairing => ({
  orderId,
  driver,
  interviewAt: inDays(interviewInDays).toISOString(),
  startOn: inDays(14).toISOString().slice(0, 10),
});

export const candidacyIdOf = ({ orderId, driver }: Pairing): string => derivedId('candidacy', orderId, driver.userId);

/** The HTTP calls of a hire, in order: invite, accept, approve, interview, hire. Record ids derive from the pairing. */
export function hiringCalls(staff: Staff, pairing: Pairing): readonly Omit<Call, 'key'>[] {
  const candidacyId = candidacyIdOf(pairing);
  const record = (kind: 'jobAssignment' | 'jobRequest') => recordId(candidacyId, 1, kind);
  const { driver, orderId, interviewAt, startOn } = pairing;
  const recruiter = { token: staff.recruiter.token };
  return [
    {
      method: 'POST',
      path: '/job-order/fleet-job-request',
      body: { driverId: driver.userId, jobOrderId: orderId },
      ...recruiter,
    },
    {
      method: 'POST',
      path: `/driver/candidacies/${candidacyId}/accept-invite`,
      body: { round: 1 },
      token: driver.token,
    },
    {
      method: 'PATCH',
      path: `/job-assignment/approve/${record('jobAssignment')}`,
      body: {},
      token: staff.safety.token,
    },
    {
      method: 'POST',
      path: '/job-order/interview',
      body: { ...interviewBody, driverId: driver.userId, assignmentId: record('jobAssignment'), date: interviewAt },
      ...recruiter,
    },
    {
      method: 'PATCH',
      path: `/job-request/approve/${record('jobRequest')}`,
      body: { startDate: startOn },
      ...recruiter,
    },
  ];
}

/** Names of the steps, the same as those of the Updates that they send. */
export const hiringSteps = ['invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview', 'hire'] as const;

export const interviewBody = {
  place: 'address',
  address: '1 Terminal Way',
  note: 'Bring your CDL and medical card',
  notifyBeforeTwoHours: true,
} as const;
