import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { onPath } from './finder.mjs';
import { ROOT, SETUP_LOCK } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { withLock } from './lock.mjs';
import { momentsOf, testAt } from './moments.mjs';
import { prepareCheckout } from './prepare.mjs';
import { privateCheckout, removeCheckout } from './private-checkout.mjs';
import { RANK } from './process-registry.mjs';
import { spawnPart } from './processes.mjs';
import { elapsed, printLine } from './progress.mjs';
import { checkStripeRequests } from './stripe-mock.mjs';
import { withThrowaway } from './throwaway.mjs';

const READY = 'Stop with Ctrl-C';
const ADDRESS = /Gladhand runs at (\S+)/;
const CORE = '0';
const LOOP = 'for (;;) {}';
/** The main story: a person of the demo signs in and sees the job orders. */
const STORY = ['sign-in.spec.ts', '-g', 'a visitor signs in by keyboard'];

const full = { loops: 3, demo: '1', check: passesStory, moments: momentsOf(new Date()) };
/** The same without the demo and the browser, with half a core. */
const smoke = {
  ...{ loops: 1, demo: '0', check: refusesStranger },
  moments: [{ now: '2028-02-29T05:30:00.000Z', projects: ['domain'], files: ['tests/domain/shared/zoned-time'] }],
};

/**
 * `npm run nightly`: runs `npm start` of a private copy of this checkout on one core that it shares with three busy programs.
 * It has to come up, however long it takes, and the main story has to pass. Then the tests run at other moments than now,
 * since their result must not depend on the date, and stripe-mock judges the requests to Stripe. `--smoke` is its small size.
 * @param {string[]} args
 */
export function nightly(args) {
  const { loops, demo, check, moments } = args.includes('--smoke') ? smoke : full;
  return withThrowaway('nightly', async (scope) => {
    await withLock(SETUP_LOCK, prepareCheckout);
    const folder = privateCheckout({ build: process.env.TEST_BUILD });
    // Also when the run is interrupted.
    process.once('exit', () => removeCheckout(folder));
    for (let left = loops; left > 0; left -= 1) startLoop(scope.parts);
    const startedAt = Date.now();
    const url = await startSlowly(folder, { demo, parts: scope.parts });
    printLine(
      `✓ npm start came up beside ${loops === 1 ? 'a busy program' : `${loops} busy programs`} after ${elapsed(startedAt)}`,
    );
    const code = await check(url, scope);
    await scope.parts.stopAll();
    const refused = await checkStripeRequests(scope.parts);
    await scope.parts.stopAll();
    return Math.max(code, refused, await testAt(moments, scope.parts));
  });
}

function startLoop(parts) {
  const [command, ...args] = onOneCore([process.execPath, '-e', LOOP]);
  parts.add(spawnPart({ name: 'A busy program', command, args }), RANK.foreground);
}

/** The command on one core, where the system can do that, and with a low priority, so that the machine stays usable. */
function onOneCore(command) {
  const taskset = onPath('taskset');
  return [...(taskset ? [taskset, '-c', CORE] : []), 'nice', '-n', '5', ...command];
}

/** Starts the launcher of a checkout; returns the address that it prints. Fails only if the launcher ends. */
async function startSlowly(cwd, { demo, parts }) {
  if (!onPath('taskset')) printLine('  There is no `taskset`: the busy programs share all cores with the product.');
  const [command, ...args] = onOneCore([process.execPath, 'scripts/setup.mjs', 'start']);
  // Under npm it ends with npm; here it ends with this run.
  const { npm_lifecycle_event: _underNpm, PORT: _port, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: 'development', DEMO: demo };
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  parts.add({ name: 'The slow product', child }, RANK.worker);
  const output = await readUntilReady(child);
  const [, url] = ADDRESS.exec(output) ?? [];
  if (!url) throw new Fault('npm start ended before it came up.');
  return url;
}

/** Prints the output of the launcher; resolves with it once it is ready, or ends. */
function readUntilReady({ stdout }) {
  let output = '';
  return new Promise((resolve) => {
    stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      if (output.includes(READY)) resolve(output);
    });
    stdout.once('close', () => resolve(output));
  });
}

/** Small size: the product is healthy, and its API and database answer a sign-in. */
async function refusesStranger(url) {
  const health = await fetch(`${url}/healthz`);
  const signIn = await fetch(`${url}/api/auth/signIn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'not a password' }),
  });
  const isFine = health.ok && signIn.status === 401;
  printLine(`${isFine ? '✓' : '✗'} health ${health.status}, sign-in of a stranger ${signIn.status}`);
  return isFine ? 0 : 1;
}

async function passesStory(url, { parts }) {
  const { findBrowser } = await import('./browser.mjs');
  const env = { ...process.env, BASE_URL: url, CHROME_PATH: await findBrowser() };
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  return foreground('Playwright', [cli, 'test', '--project=alone', '--reporter=list', ...STORY], { env, parts });
}
