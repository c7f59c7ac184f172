import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { LOGS, ROOT } from './folders.mjs';
import { elapsed, printLine } from './progress.mjs';
import { runScript, typeScript } from './script.mjs';

/** Tools whose `main.ts` has several named runs. */
const NAMED = ['bench', 'chaos'];

/** `npm run record-histories -- --smoke`, run on Jest's servers. */
export const historiesRun = { title: 'record-histories', file: 'tests/histories/record-histories.ts', args: [] };

/**
 * The tour, every bench and every chaos run, in this order on one product: the tour must see the demo before others add
 * data. Names and sizes come from the tools.
 */
export function toolRuns(env) {
  const named = NAMED.flatMap((kind) =>
    Object.entries(runsOf(kind, env)).map(([name, sizes]) => ({
      ...{ title: `${kind} ${name}`, file: `lab/${kind}/main.ts`, args: [name] },
      ...sizes,
    })),
  );
  return [{ title: 'tour', file: 'lab/tour/main.ts', args: [] }, ...named];
}

function runsOf(kind, env) {
  const args = [...typeScript(join('lab', kind, 'main.ts')), '--list'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Fault(`lab/${kind} failed to list its runs: ${stderr}`);
  return JSON.parse(stdout);
}

/** Runs each at its smoke size, even after a failure. */
export async function smoke(runs, env) {
  let failed = 0;
  for (const { title, file, args } of runs) {
    const startedAt = Date.now();
    try {
      await runScript(file, [...args, '--smoke'], { env, log: join(LOGS, `smoke-${title.replaceAll(' ', '-')}.log`) });
      printLine(`✓ ${title} --smoke (${elapsed(startedAt)})`);
    } catch (error) {
      printLine(`✗ ${title} --smoke (${elapsed(startedAt)})\n${reasonOf(error)}`);
      failed += 1;
    }
  }
  return { code: failed === 0 ? 0 : 1, passed: runs.length - failed, failed };
}
