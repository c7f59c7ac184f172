import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** A process of the product, by the name that the launcher uses. */
export type PartName = 'The API' | 'The worker' | 'PostgreSQL' | 'Temporal';

/** Process group id of a process of the product. */
export function groupOf(name: PartName): number {
  const group = findGroup(name);
  if (group === undefined) throw new Error(`The launcher runs no process named "${name}"`);
  return group;
}

/** The same, or undefined if the launcher does not run it: it may use a server from the environment. */
export function findGroup(name: PartName): number | undefined {
  const record = JSON.parse(readFileSync(process.env['GLADHAND_RUN_RECORD'] ?? '', 'utf8')) as {
    parts: { name: string; pid: number }[];
  };
  return record.parts.find((item) => item.name === name)?.pid;
}

/** Resident memory of a process group, in megabytes. */
export async function memoryOf(name: PartName): Promise<number> {
  const group = String(groupOf(name));
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss=']);
  const kilobytes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss]) => sum + Number(rss), 0);
  return kilobytes / 1024;
}

/** CPU time that a process group has used, in seconds. */
export async function processorSeconds(name: PartName): Promise<number> {
  const group = String(groupOf(name));
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,time=']);
  const times = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid]) => pgid === group);
  return times.reduce((sum, [, time = '']) => sum + secondsOf(time), 0);
}

/** Parses the time format of ps: [days-]hours:minutes:seconds. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), (Number(days) * 24) / 60);
}

/** Samples a process's memory every second until the peak is read. */
export function watchMemory(name: PartName): { peak(): Promise<number> } {
  let peak = 0;
  const sample = async (): Promise<void> => {
    peak = Math.max(peak, await memoryOf(name));
  };
  const timer = setInterval(() => void sample(), 1000);
  return {
    peak: async () => {
      clearInterval(timer);
      await sample();
      return peak;
    },
  };
}
