import type { FileLine, FileOnDay, FileQuery } from '#domain/requirements/file-schema';
import { statuses } from '#domain/requirements/model/answer';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { DriverContext } from '../../drivers/me/answer';
import { presentFile, presentLines } from './present-file';
import { driverScope, loadFile } from './scope';

const LATER = '9999-12-31';
const rankOf = ({ status }: FileLine): number => statuses.indexOf(status);
const byUrgency = (one: FileLine, other: FileLine): number =>
  rankOf(one) - rankOf(other) || (one.dueOn ?? LATER).localeCompare(other.dueOn ?? LATER);

const currentEmployments = ({ employments }: DriverFile, on: string): string[] =>
  employments
    .filter(({ hiredOn, endedOn }) => hiredOn !== null && (endedOn === null || endedOn >= on))
    .map(({ id }) => id);

/**
 * The driver's own file, with the lines of each current employment. The driver's own lines are judged by the jobs: of several
 * employments, by the one for which most is open.
 */
export async function readOwnFile(ctx: DriverContext, { on, knownAt }: FileQuery): Promise<FileOnDay> {
  const { actor } = ctx;
  const scope = await driverScope(ctx);
  const loaded = await loadFile(ctx, scope, { on, knownAt });
  const whole = presentFile({ actor, scope, loaded }, knownAt ?? null);
  const files = await Promise.all(
    currentEmployments(loaded.file, loaded.on).map(async (employmentId) => {
      const own = await driverScope(ctx, employmentId);
      return presentLines({ actor, scope: own, loaded: await loadFile(ctx, own, { on, knownAt }) });
    }),
  );
  if (files.length === 0) return whole;
  return { ...whole, lines: byUrgencyOnce(files.flat()) };
}

/** Each line once, in the most urgent form; lines of an employment are all different. */
function byUrgencyOnce(lines: readonly FileLine[]): FileLine[] {
  const found = new Map<string, FileLine>();
  for (const line of lines.toSorted(byUrgency)) {
    const key = [line.code, line.employmentId, line.subject?.id].join('/');
    if (!found.has(key)) found.set(key, line);
  }
  return [...found.values()];
}
