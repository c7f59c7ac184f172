import { logAccessOnce, REPEAT_VIEW_MS } from '#db/accounts/access-log-store';
import { isDriver } from '#domain/accounts/actor';
import { fileChanges } from '#domain/requirements/entries/file-changes';
import type { FileChangesQuery } from '#domain/requirements/file-calls-schema';
import type { FileChanges, FileOnDay, FileQuery } from '#domain/requirements/file-schema';
import type { SignedIn } from '../../pipelines/command';
import { presentFile, presentLines } from './present-file';
import { type FileScope, loadAnswers } from './scope';

/** A file on a day, as the caller may see it; each view is logged where the driver can see it. */
export async function readFile(ctx: SignedIn, scope: FileScope, { on, knownAt }: FileQuery): Promise<FileOnDay> {
  const loaded = await loadAnswers(ctx, scope, { on, knownAt });
  await logFileView(ctx, scope);
  return presentFile({ actor: ctx.actor, scope, loaded }, knownAt ?? null);
}

/** The lines that changed after one day, up to another. */
export async function readChanges(
  ctx: SignedIn,
  scope: FileScope,
  { since, on }: FileChangesQuery,
): Promise<FileChanges> {
  const [before, after] = await Promise.all([loadAnswers(ctx, scope, { on: since }), loadAnswers(ctx, scope, { on })]);
  await logFileView(ctx, scope);
  const [earlier, later] = [before, after].map((loaded) => presentLines({ actor: ctx.actor, scope, loaded }));
  return { since, on: after.on, data: fileChanges(earlier ?? [], later ?? []) };
}

/** Logs the view, unless the file is the caller's own. */
async function logFileView({ db, actor, now }: SignedIn, { driverId }: FileScope): Promise<void> {
  if (isDriver(actor)) return;
  const access = { actorId: actor.userId, organizationId: actor.organizationId ?? null, at: now() };
  await logAccessOnce(db, { ...access, subjectDriverId: driverId, action: 'driver-record' }, REPEAT_VIEW_MS);
}
