import { findStatementAuthor, isStatementCorrected, storeStatement } from '#db/requirements/stated-fact-store';
import { isDriver } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import { checkFacts } from '#domain/requirements/entries/check-facts';
import type { FileFacts, StatedFacts, StateFactsBody } from '#domain/requirements/file-schema';
import { readableFacts } from '#domain/requirements/readers';
import { once } from '../../http/once';
import type { SignedIn } from '../../pipelines/command';
import { knownDays, requireNoEntryProblem } from './entry';
import { type FileScope, loadFile } from './scope';

/** Stores facts about a driver, or about one employment, as of a day; a correction replaces a wrong statement. */
export async function stateFacts(ctx: SignedIn, scope: FileScope, body: StateFactsBody): Promise<StatedFacts> {
  const { actor, now } = ctx;
  const { driverId, employmentId, organizationId } = scope;
  const { file } = await loadFile(ctx, scope);
  const id = ctx.idempotency.derivedId('statement');
  const stored = await once(ctx, async (trx) => {
    requireNoEntryProblem(checkFacts(body, file, knownDays(ctx, file)));
    const { corrects, reason } = body;
    if (corrects !== null) {
      const author = await findStatementAuthor(trx, { id: corrects, driverId, employmentId });
      if (author === undefined) throw new ProblemError('not-found');
      if (isDriver(actor) && author !== actor.driverId) throw new ProblemError('forbidden');
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
  const { details } = await loadFile(ctx, scope);
  const found = details.statements.find((statement) => statement.id === stored);
  if (found === undefined) throw new ProblemError('not-found');
  const { id: _id, facts, ...statement } = found;
  return { _id, ...statement, facts: readableFacts(actor, facts) as FileFacts };
}
