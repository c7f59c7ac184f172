import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Seconds of processor time that a group of processes has used, or 0 where `ps` is missing. */
export async function processorSeconds(group) {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,time=']);
    const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
    return rows.filter(([pgid]) => pgid === String(group)).reduce((sum, [, time]) => sum + secondsOf(time), 0);
  } catch {
    return 0;
  }
}

/** Parses the time format of ps: [days-]hours:minutes:seconds. */
function secondsOf(time) {
  const [clock, days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), (Number(days) * 24) / 60);
}
