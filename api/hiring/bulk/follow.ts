import { findUser } from '#db/accounts/user-store';
import { type BulkScope, findBulkScope, stopBulkAction } from '#db/bulk/bulk-action-store';
import { listCarrierBulkActions, readBulkProgress } from '#db/bulk/bulk-progress';
import type { Db, Transaction } from '#db/core/handle';
import { candidateBulkKinds } from '#domain/bulk/actions';
import { type BulkActionFacts, mayFollow } from '#domain/bulk/candidates/rules';
import type { CandidateBulkList, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import { ProblemError } from '#domain/problems';
import { DAY_MS } from '#domain/shared/durations';
import { once } from '../../http/once';
import { presentCounts, presentProblem } from '../../pipelines/bulk/bulk-action';
import { visibleName } from './preview';
import type { Staff } from './targets';

/** The progress of a bulk action of the caller's carrier. */
export async function readCandidateAction(ctx: Staff, id: string): Promise<CandidateBulkProgress> {
  const { kind, startedBy } = await requireFollowed(ctx, ctx.db, id);
  const [row, starter] = await Promise.all([readBulkProgress(ctx.db, id), findUser(ctx.db, startedBy)]);
  if (row === undefined || starter === undefined) throw new ProblemError('not-found');
  const failures = row.failures.map(({ driverId, candidacyId, problem, isKnown, ...name }) => ({
    _id: candidacyId ?? driverId,
    // A driver who has hidden themselves since the preview has no name.
    name: isKnown ? visibleName(name) : '',
    problem: presentProblem(problem),
  }));
  return { ...presentCounts(row), kind, startedBy: `${starter.firstName} ${starter.lastName}`, failures };
}

/** Ends the action before its next candidate; a finished one stays as it is. */
export const stopCandidateAction = (ctx: Staff, id: string): Promise<void> =>
  once(ctx, async (trx) => {
    await requireFollowed(ctx, trx, id);
    await stopBulkAction(trx, id);
  });

/** The actions of the last day that the caller may see: to find one again after its page was closed. */
export async function listCandidateActions({ db, actor, now }: Staff): Promise<CandidateBulkList> {
  const { organizationId } = actor;
  const since = new Date(now().getTime() - DAY_MS);
  const rows = await listCarrierBulkActions(db, { organizationId, since });
  const seen = rows.filter((row) => mayFollow(actor, { ...row, organizationId }));
  return {
    data: seen.map((row) => ({ ...presentCounts(row), kind: row.kind, startedBy: row.startedByName })),
  };
}

// Another carrier's action, and one that the caller's position may not follow, are both unknown.
async function requireFollowed({ actor }: Staff, db: Db | Transaction, id: string): Promise<BulkActionFacts> {
  const facts = candidateFactsOf(await findBulkScope(db, id));
  if (facts === undefined || !mayFollow(actor, facts)) throw new ProblemError('not-found');
  return facts;
}

function candidateFactsOf(scope: BulkScope | undefined): BulkActionFacts | undefined {
  const kind = candidateBulkKinds.find((each) => each === scope?.kind);
  if (scope === undefined || kind === undefined || scope.organizationId === null) return undefined;
  return { kind, organizationId: scope.organizationId, startedBy: scope.startedBy };
}
