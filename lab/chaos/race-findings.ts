import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { candidacyIdOf } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { workflowIdOf } from './hiring-findings';
import { isAccepted } from './ledger';
import { type Contender, type RaceKind, type RaceResult, winnersOf } from './race';

/** Codes that are true for the loser: refused by the write, or by the candidacy that the winner's hire has closed. */
const honestCodes: Readonly<Record<RaceKind, readonly string[]>> = {
  doubleHire: ['driver-hired-elsewhere', 'candidacy-changed'],
  lastSeat: ['order-filled'],
};

/** The state in which a lost race leaves a candidacy: another driver may still get a seat that becomes free. */
const stateOfLoser: Readonly<Record<RaceKind, CandidacyStateName>> = { doubleHire: 'closed', lastSeat: 'interviewing' };

/** Races with two winners or none, and losers without a response that says why. */
export function findUnfair(results: readonly RaceResult[]): string[] {
  return results.flatMap((result) => {
    const { kind, attempts } = result;
    const winners = winnersOf(result).length;
    const dishonest = attempts.filter(({ status, code }) => {
      return !isAccepted({ status }) && (status !== 409 || !honestCodes[kind].includes(code ?? ''));
    });
    return [
      ...(winners === 1 ? [] : [`${nameOf(result)}: ${String(winners)} hires were accepted`]),
      ...dishonest.map(({ status, code }) => `${nameOf(result)}: refused with ${String(status)} ${String(code)}`),
    ];
  });
}

/** Remains of a lost hire, and parts that a won one lacks. */
export async function findLeftovers(lab: Lab, results: readonly RaceResult[]): Promise<string[]> {
  const found: string[] = [];
  for (const result of results) found.push(...(await leftoversOf(lab, result)));
  return found;
}

async function leftoversOf({ db }: Lab, result: RaceResult): Promise<string[]> {
  const winners = winnersOf(result);
  const found: string[] = [];
  for (const contender of result.contenders) {
    const candidacyId = candidacyIdOf(contender.pairing);
    const { orderId, driver } = contender.pairing;
    const isWinner = winners.includes(contender);
    const order = await db('job_orders').where({ id: orderId }).first('snapshot');
    const pipeline = await db('driver_pipelines').where({ driver_id: driver.userId }).first('snapshot');
    const row = await db('candidacies').where({ id: candidacyId }).first('state');
    const counts = {
      claims: (await db('driver_hires').where({ candidacy_id: candidacyId, released_at: null })).length,
      events: (await db('workflow_events').where({ workflow_id: workflowIdOf(contender.pairing), type: 'hired' }))
        .length,
      seats: order?.snapshot.seats.filter((seat) => seat.candidacyId === candidacyId).length,
      'hires of the pipeline': pipeline?.snapshot.hires.filter((hire) => hire.candidacyId === candidacyId).length,
    };
    for (const [what, count] of Object.entries(counts)) {
      if (count !== (isWinner ? 1 : 0))
        found.push(`${nameOf(result)}: ${String(count)} ${what} of ${roleOf(isWinner)}`);
    }
    const state = isWinner ? 'hired' : stateOfLoser[result.kind];
    if (row?.state !== state) found.push(`${nameOf(result)}: ${roleOf(isWinner)} is ${String(row?.state)}`);
  }
  return [...found, ...(await liveInterviews({ db }, result, winners))];
}

/** Interview times of closed candidacies, which would block the driver's calendar. */
async function liveInterviews(
  { db }: Pick<Lab, 'db'>,
  result: RaceResult,
  winners: readonly Contender[],
): Promise<string[]> {
  const closed = result.contenders.filter((one) => result.kind === 'doubleHire' && !winners.includes(one));
  const ids = closed.map(({ pairing }) => candidacyIdOf(pairing));
  const live = await db('interviews').whereIn('candidacy_id', ids).where({ is_live: true }).pluck('id');
  return live.map((id) => `${nameOf(result)}: interview ${String(id)} of the loser is live`);
}

const roleOf = (isWinner: boolean): string => (isWinner ? 'the winner' : 'the loser');

const nameOf = ({ kind, contenders: [{ pairing }] }: RaceResult): string => `${kind} at ${workflowIdOf(pairing)}`;
