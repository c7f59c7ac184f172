import { fileChanges } from '#domain/requirements/entries/file-changes';
import type { FileChangesQuery } from '#domain/requirements/file-calls-schema';
import type { FileChanges, FileOnDay, FileQuery } from '#domain/requirements/file-schema';
import type { SignedIn } from '../../pipelines/command';
import { logView } from '../../pipelines/log-view';
import { presentFile, presentLines } from './present-file';
import { type FileScope, loadAnswers } from './scope';

/** A file on a day, as the caller may see it; each view is logged where the driver can see it. */
export async function readFile(ctx: SignedIn, scope: FileScope, { on, knownAt }: FileQuery): Promise<FileOnDay> {
  const loaded = await loadAnswers(ctx, scope, { on, knownAt });
  await logView(ctx, scope.driverId);
  return presentFile({ actor: ctx.actor, scope, loaded }, knownAt ?? null);
}

/** The lines that changed after one day, up to another. */
export async function readChanges(
  ctx: SignedIn,
  scope: FileScope,
  { since, on }: FileChangesQuery,
): Promise<FileChanges> {
  const [before, after] = await Promise.all([loadAnswers(ctx, scope, { on: since }), loadAnswers(ctx, scope, { on })]);
  await logView(ctx, scope.driverId);
  const [earlier, later] = [before, after].map((loaded) => presentLines({ actor: ctx.actor, scope, loaded }));
  return { since, on: after.on, data: fileChanges(earlier ?? [], later ?? []) };
}
