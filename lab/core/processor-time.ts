import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findGroup, type PartName } from './processes';

const PROC = '/proc';
/** Linux reports times to programs in hundredths of a second, whatever the kernel's own clock. */
const MS_PER_TICK = 10;

/**
 * CPU time that the group of a process has used, in milliseconds, to the hundredth of a second (`ps` prints whole
 * seconds). null on systems without /proc, or if the launcher does not run the process.
 */
export function processorMs(name: PartName): number | null {
  const group = findGroup(name);
  if (group === undefined || !existsSync(`${PROC}/self/stat`)) return null;
  return readdirSync(PROC)
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => parseStat(readStat(pid)))
    .filter((stat) => stat.group === group)
    .reduce((sum, { ms }) => sum + ms, 0);
}

/** A process may end between the listing and the reading. */
function readStat(pid: string): string {
  try {
    return readFileSync(`${PROC}/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** Process group and CPU time (user and system) from the text of /proc/<pid>/stat. */
export function parseStat(text: string): { readonly group: number; readonly ms: number } {
  // The name, in parentheses, may itself contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [, , group, , , , , , , , , user, system] = fields.map(Number);
  return { group: group ?? 0, ms: ((user ?? 0) + (system ?? 0)) * MS_PER_TICK };
}
