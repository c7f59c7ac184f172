import {
  findStatement,
  isStatementCorrected,
  lockStatements,
  storeStatement,
} from '#db/requirements/stated-fact-store';
import { type Actor, isDriver } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import { checkFacts } from '#domain/requirements/entries/check-facts';
import type { FileFacts, StatedFacts, StateFactsBody } from '#domain/requirements/file-schema';
import { readableFacts, unreadableFacts } from '#domain/requirements/readers';
import { isContradicted, type StatedFacts as Facts } from '#domain/requirements/sources/stated-facts';
import { once } from '../../http/once';
import type { SignedIn } from '../../pipelines/command';
import { knownDays, requireNoEntryProblem } from './entry';
import { type FileScope, loadFile, readDetails } from './scope';

/**
 * Stores facts about a driver, or about one employment, as of a day; a correction replaces a wrong statement. Nobody states or
 * takes back what they may not know.
 */
export async function stateFacts(ctx: SignedIn, scope: FileScope, body: StateFactsBody): Promise<StatedFacts> {
  const { actor, now } = ctx;
  const { driverId, employmentId, organizationId } = scope;
  requireReadable(actor, body.facts);
  const { file } = await loadFile(ctx, scope);
  const id = ctx.idempotency.derivedId('statement');
  const stored = await once(ctx, async (trx) => {
    requireNoEntryProblem(checkFacts(body, file, knownDays(ctx, file)));
    const { corrects, reason, seen } = body;
    const current = await lockStatements(trx, { driverId, employmentId });
    const unseen = current.filter((statement) => seen?.includes(statement.id) === false);
    if (unseen.some((statement) => isContradicted(body.facts, statement.facts)))
      throw new ProblemError('record-changed');
    if (corrects !== null) {
      const wrong = await findStatement(trx, { id: corrects, driverId, employmentId });
      if (wrong === undefined) throw new ProblemError('not-found');
      if (isDriver(actor) && wrong.by !== actor.driverId) throw new ProblemError('forbidden');
      requireReadable(actor, wrong.facts);
    }
    await storeStatement(trx, {
      id,
      driver_id: driverId,
      employment_id: employmentId,
      organization_id: employmentId === null ? null : organizationId,
      valid_from: body.from,
      facts: body.facts,
      stated_by: actor.userId,
      stated_at: now().toISOString(),
      ...(corrects !== null && { corrects_id: corrects, correction_reason: reason }),
    }).catch((error: unknown) => {
      throw isStatementCorrected(error) ? new ProblemError('entry-corrected') : error;
    });
    return id;
  });
  const details = await readDetails(ctx.db, scope);
  const found = details.statements.find((statement) => statement.id === stored);
  if (found === undefined) throw new ProblemError('not-found');
  const { id: _id, facts, ...statement } = found;
  return { _id, ...statement, facts: readableFacts(actor, facts) as FileFacts };
}

function requireReadable(actor: Actor, facts: Facts): void {
  const names = unreadableFacts(actor, facts);
  if (names.length > 0) throw new ProblemError('forbidden', { facts: names });
}
