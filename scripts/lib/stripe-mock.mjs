import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { cached, onPath } from './finder.mjs';
import { ensureFolder, LOGS } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { freePort } from './ports.mjs';
import { RANK } from './process-registry.mjs';
import { spawnPart } from './processes.mjs';
import { printLine, step } from './progress.mjs';
import { run } from './run.mjs';
import { typeScript } from './script.mjs';

const VERSION = '0.203.0';
const CACHED = `stripe-mock-${VERSION}-${process.platform}-${process.arch}`;

/**
 * Sends every request of the Stripe adapter to stripe-mock, which knows Stripe's description of its API and refuses other
 * parameters. Returns 1 if one was refused; says so if there is no Go to build it.
 * @param {any} parts
 */
export async function checkStripeRequests(parts) {
  const go = onPath('go');
  if (!go) {
    printLine('  Requests to Stripe were not checked: stripe-mock is built with Go, which is not on PATH.');
    return 0;
  }
  const folder = await cached(CACHED, (fresh) => build(go, fresh));
  const port = String(await freePort());
  const httpsPort = String(await freePort(new Set([Number(port)])));
  const address = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${httpsPort}`];
  const mock = { name: 'stripe-mock', command: join(folder, 'stripe-mock'), args: address };
  const part = parts.add(spawnPart({ ...mock, log: join(ensureFolder(LOGS, 0o700), 'stripe-mock.log') }), RANK.worker);
  await answers(`http://127.0.0.1:${port}`, part);
  const env = { ...process.env, STRIPE_MOCK_URL: `http://127.0.0.1:${port}` };
  const code = await foreground('Requests to Stripe', typeScript(join('tests', 'nightly', 'stripe-requests.ts')), {
    env,
    parts,
  });
  printLine(`${code === 0 ? '✓' : '✗'} requests to Stripe`);
  return code;
}

const build = (go, folder) =>
  step('Building stripe-mock with Go', () =>
    run(go, ['install', `github.com/stripe/stripe-mock@v${VERSION}`], {
      env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
      log: join(LOGS, 'stripe-mock-build.log'),
      watched: true,
    }),
  );

/** Waits until the server answers, whatever it answers; fails if it ended before. */
async function answers(url, { child }) {
  for (;;) {
    if (child.exitCode !== null) throw new Fault('stripe-mock ended before it answered.');
    const response = await fetch(url).catch(() => undefined);
    if (response !== undefined) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
