import { readAgreementState } from '#db/agreements/agreement-rows';
import type { BulkCandidateRow } from '#db/candidacies/bulk-candidates';
import type { InviteeRow } from '#db/candidacies/invitees';
import { readMatchOffers } from '#db/purchases/match-offers';
import { eventActorOf } from '#domain/accounts/event-actor';
import { can } from '#domain/accounts/policy';
import { checkInForce } from '#domain/agreements/rules';
import { type CandidacyAction, checkBulkPermission, checkCandidate, checkInvitee } from '#domain/bulk/candidates/rules';
import type { CandidateBulkPreview, CandidateBulkPreviewBody } from '#domain/bulk/candidates/schema';
import { nameVisible } from '#domain/candidacies/records';
import { type Problem, requireNoProblem } from '#domain/problems';
import type { Stage } from '#domain/shared/candidacy-states';
import { initialOf } from '#domain/shared/initial';
import { matchCost } from '../../billing/purchases/match-prices';
import { presentProblem } from '../../pipelines/bulk/bulk-action';
import { openedName } from '../candidacies/present-card';
import { readSamples, type SampleReader } from './samples';
import { findCandidates, findInvitees, type Staff } from './targets';

type Outcomes = CandidateBulkPreview['data'];

/** The expected outcome for each candidate. Nothing changes. */
export async function previewCandidates(
  ctx: Staff,
  { targets, act }: CandidateBulkPreviewBody,
): Promise<CandidateBulkPreview> {
  requireNoProblem(checkBulkPermission(ctx.actor, act.kind));
  if (act.kind === 'invite') {
    const { rows, isCut } = await findInvitees(ctx, targets, act.orderId);
    const data = rows.map(presentInvitee);
    const readers = readersOf(rows, data, () => act.orderId);
    return {
      ...countsOf(data),
      isCut,
      samples: await readSamples(ctx, act, readers),
      cost: await costOf(ctx, readers),
    };
  }
  const { rows, isCut } = await findCandidates(ctx, targets);
  const ofCarrier = act.kind === 'moveToReview' ? await agreementProblem(ctx) : undefined;
  const data = rows.map((row) => presentCandidate(row, problemFor(ctx, row, act) ?? ofCarrier));
  const readers = readersOf(rows, data, ({ state }) => state.orderId);
  const samples = await readSamples(ctx, act, readers);
  return { ...countsOf(data), isCut, samples, cost: act.kind === 'moveToReview' ? await costOf(ctx, readers) : null };
}

/** Why the carrier buys nothing now. */
const agreementProblem = async ({ db, actor: { organizationId } }: Staff): Promise<Problem | undefined> =>
  checkInForce(await readAgreementState(db, organizationId));

/** The cost of the matches of those for whom the action is possible, each driver once. */
async function costOf({ db, actor: { organizationId }, now }: Staff, readers: readonly SampleReader[]) {
  const at = now();
  const driverIds = [...new Set(readers.map(({ driverId }) => driverId))];
  const offers = await readMatchOffers(db, { organizationId, driverIds, at });
  return matchCost(db, { organizationId, offers: [...offers.values()], at });
}

const seenOf = ({ state }: BulkCandidateRow) => ({ round: state.round, state: openedName(state) });

const problemFor = ({ actor, now }: Staff, row: BulkCandidateRow, act: CandidacyAction): Problem | undefined =>
  checkCandidate({ state: row.state, seen: seenOf(row), hasMail: row.isActive }, act, {
    actor: eventActorOf(actor),
    isSafety: can(actor, 'hiring:review'),
    now: now().getTime(),
  });

function countsOf(data: Outcomes): Pick<CandidateBulkPreview, 'data' | 'possible' | 'refused'> {
  const refused = data.filter(({ problem }) => problem !== null).length;
  return { data, possible: data.length - refused, refused };
}

const presentCandidate = (row: BulkCandidateRow, problem: Problem | undefined): Outcomes[number] => ({
  _id: row.candidacyId,
  seen: seenOf(row),
  name: visibleName(row),
  order: row.order,
  problem: problem === undefined ? null : presentProblem(problem),
});

function presentInvitee(row: InviteeRow): Outcomes[number] {
  const problem = checkInvitee(row);
  return {
    _id: row.driverId,
    seen: null,
    name: visibleName({ ...row, stage: row.candidacy?.stage ?? null }),
    order: row.title,
    problem: problem === undefined ? null : presentProblem(problem),
  };
}

/** The driver's name, as far as the carrier may see it. */
export const visibleName = (row: { firstName: string; lastName: string; stage: Stage | null }): string =>
  `${row.firstName} ${nameVisible(row.stage) ? row.lastName : `${initialOf(row.lastName)}.`}`;

/** Those for whom the action is possible, with the order that their text is about. */
const readersOf = <Row extends { readonly driverId: string }>(
  rows: readonly Row[],
  data: Outcomes,
  orderOf: (row: Row) => string,
): SampleReader[] =>
  rows.flatMap((row, at) => {
    const outcome = data[at];
    if (outcome?.problem !== null) return [];
    return [{ name: outcome.name, driverId: row.driverId, orderId: orderOf(row) }];
  });
