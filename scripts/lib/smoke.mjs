import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { LOGS, ROOT } from './folders.mjs';
import { elapsed, printLine } from './progress.mjs';
import { runScript, typeScript } from './script.mjs';

/** Tools whose `main.ts` has several named runs. */
const NAMED = ['bench', 'chaos'];
/** Benches for the second product. They are on one product because they share databases, which the first one creates. */
const ON_SECOND_PRODUCT = ['bench pipeline', 'bench search', 'bench operations'];

/** `npm run record-histories -- --smoke`, run on Jest's servers. */
export const historiesRun = { title: 'record-histories', file: 'tests/histories/record-histories.ts', args: [] };

/**
 * The tour, every bench and every chaos run, in this order: the tour must see the demo before others add data. Names and
 * sizes come from the tools.
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

/** Divides the runs among the product with the demo, a second one, and one with servers of its own. */
export function divide(runs) {
  const chaos = runs.filter(({ title }) => title.startsWith('chaos '));
  const second = runs.filter(({ title }) => ON_SECOND_PRODUCT.includes(title));
  const first = runs.filter((run) => !chaos.includes(run) && !second.includes(run));
  return { first, second, chaos };
}

/**
 * Runs the tools on the product with the demo, on a second one, and on a third one at the same time. Chaos runs kill
 * servers, so `startThird` starts the third one with its own. They wait for restarts most of their time.
 */
export function smokeTools(env, secondEnv, startThird) {
  const { first, second, chaos } = divide(toolRuns(env));
  const killed = startThird().then((third) => smoke(chaos, third.env));
  return Promise.all([smoke(first, env), smoke(second, secondEnv), killed]);
}

/** Runs each at its smoke size, even after a failure. */
export async function smoke(runs, env) {
  const failures = [];
  for (const { title, file, args } of runs) {
    const startedAt = Date.now();
    try {
      await runScript(file, [...args, '--smoke'], { env, log: join(LOGS, `smoke-${title.replaceAll(' ', '-')}.log`) });
      printLine(`✓ ${title} --smoke (${elapsed(startedAt)})`);
    } catch (error) {
      const message = reasonOf(error);
      printLine(`✗ ${title} --smoke (${elapsed(startedAt)})\n${message}`);
      failures.push({ title: `${title} --smoke`, message });
    }
  }
  const failed = failures.length;
  return { code: failed === 0 ? 0 : 1, passed: runs.length - failed, failed, failures };
}
