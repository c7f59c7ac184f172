import { MINUTE_MS } from '../shared/durations';
import type { OnlineMethod, PaymentFailure, PaymentState } from './states';

/** The course of a payment with a test card or bank account: states with the milliseconds after which they are reached. */
export type TestCourse = readonly (readonly [afterMs: number, state: PaymentState, failure?: PaymentFailure])[];

/** The duration of a step of a simulated payment. */
export const SANDBOX_STEP_MS = MINUTE_MS;

const immediately: TestCourse = [[0, 'succeeded']];

/** The usual test numbers of cards; all others succeed. */
const cards: Readonly<Record<string, TestCourse>> = {
  '4000000000009995': [[0, 'failed', 'insufficientFunds']],
  '4000000000000259': [...immediately, [SANDBOX_STEP_MS, 'returned', 'notAuthorized']],
};

const bank = (...then: TestCourse): TestCourse => [[0, 'processing'], ...then];

/** The usual test numbers of bank accounts; all others succeed. */
const accounts: Readonly<Record<string, TestCourse>> = {
  '000222222227': bank([SANDBOX_STEP_MS, 'failed', 'insufficientFunds']),
  '000111111113': bank([SANDBOX_STEP_MS, 'failed', 'accountClosed']),
  '000333333335': bank([SANDBOX_STEP_MS, 'failed', 'notAuthorized']),
  '000000004954': bank([SANDBOX_STEP_MS, 'succeeded'], [2 * SANDBOX_STEP_MS, 'returned', 'notAuthorized']),
};

/** The course of a payment with a test number. */
export const testCourse = (method: OnlineMethod, number: string): TestCourse =>
  method === 'card' ? (cards[number] ?? immediately) : (accounts[number] ?? bank([SANDBOX_STEP_MS, 'succeeded']));

const ROUTING_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const;

/** Whether the check digit of a routing number of the American Bankers Association is correct. */
export const isRoutingNumber = (number: string): boolean =>
  /^\d{9}$/.test(number) &&
  ROUTING_WEIGHTS.reduce<number>((sum, weight, index) => sum + weight * Number(number[index]), 0) % 10 === 0;

/** Whether this may be a bank account: 4 to 17 digits. */
export const isAccountNumber = (number: string): boolean => /^\d{4,17}$/.test(number);
