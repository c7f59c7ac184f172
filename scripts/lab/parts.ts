import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** A part of the product, by the name that the launcher gives it. */
export type PartName = 'The API' | 'The worker' | 'PostgreSQL' | 'Temporal';

/** The process group that the launcher runs a part in. */
export function groupOf(name: PartName): number {
  const record = JSON.parse(readFileSync(process.env['GLADHAND_RUN_RECORD'] ?? '', 'utf8')) as {
    parts: { name: string; pid: number }[];
  };
  const part = record.parts.find((one) => one.name === name);
  if (part === undefined) throw new Error(`The launcher has no part "${name}"`);
  return part.pid;
}

/** Memory that all processes of a part hold, in megabytes. */
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

/** Processor time that a part has used, in seconds. */
export async function processorSeconds(name: PartName): Promise<number> {
  const group = String(groupOf(name));
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,time=']);
  const times = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid]) => pgid === group);
  return times.reduce((sum, [, time = '']) => sum + secondsOf(time), 0);
}

/** As ps writes it: [days-]hours:minutes:seconds. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), (Number(days) * 24) / 60);
}

/** Looks at a part's memory every second until it is asked for the most. */
export function watchMemory(name: PartName): { peak(): Promise<number> } {
  let peak = 0;
  const look = async (): Promise<void> => {
    peak = Math.max(peak, await memoryOf(name));
  };
  const timer = setInterval(() => void look(), 1000);
  return {
    peak: async () => {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}
