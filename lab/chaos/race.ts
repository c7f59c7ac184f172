import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#platform/ids';
import { sendUntilResponse } from '../core/calls';
import { hiringCalls, type Pairing } from '../core/hiring-steps';
import type { Staff } from '../core/people';
import { isAccepted, type Ledger } from './ledger';

export const raceKinds = ['doubleHire', 'lastSeat'] as const;

/** Two carriers hire one driver; or one carrier hires two drivers for the only seat of an order. */
export type RaceKind = (typeof raceKinds)[number];

/** One of the two hires of a race. */
export interface Contender {
  readonly staff: Staff;
  readonly pairing: Pairing;
}

export interface Race {
  readonly kind: RaceKind;
  readonly contenders: readonly [Contender, Contender];
  /** Milliseconds by which the first contender starts before the second; negative if it starts later. */
  readonly leadMs: number;
}

/** The final response to a hire. `code` is the problem's code, null if the hire was accepted. */
export interface Attempt {
  readonly status: number;
  readonly code: string | null;
  readonly from: number;
  readonly to: number;
}

export interface RaceResult extends Race {
  readonly attempts: readonly [Attempt, Attempt];
}

/** The greatest lead: shorter than a hire, so that most hires overlap. */
const MAX_LEAD_MS = 60;

/** Leads between the extremes, in a fixed sequence without order; as many negative ones as positive ones. */
export const leadOf = (index: number): number => ((index * 37) % (2 * MAX_LEAD_MS + 1)) - MAX_LEAD_MS;

/** Sends both hires and waits for both responses. */
export async function runRace(baseUrl: string, race: Race, ledger: Ledger<Pairing>): Promise<RaceResult> {
  const [first, second] = race.contenders;
  const hire = async ({ staff, pairing }: Contender, delayMs: number): Promise<Attempt> => {
    const call = hiringCalls(staff, pairing).at(-1);
    if (call === undefined) throw new Error('A hire has no calls');
    await pause(delayMs);
    const from = performance.now();
    const sent = sendUntilResponse(baseUrl, { ...call, key: newId() });
    const { status } = await ledger.write(
      { subject: pairing, step: 'hire' },
      sent.then(({ body, ...response }) => ({
        ...response,
        seq: typeof body['seq'] === 'number' ? body['seq'] : undefined,
      })),
    );
    const { code } = (await sent).body;
    return { status, code: isAccepted({ status }) ? null : String(code), from, to: performance.now() };
  };
  const attempts = await Promise.all([hire(first, Math.max(-race.leadMs, 0)), hire(second, Math.max(race.leadMs, 0))]);
  return { ...race, attempts };
}

/** The contenders that were hired. */
export const winnersOf = ({ contenders, attempts }: RaceResult): Contender[] =>
  contenders.filter((_, index) => isAccepted(attempts[index] ?? { status: 0 }));
