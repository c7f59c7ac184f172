import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Checkout, privateCheckout } from '../support/checkout';
import { isRunning, Launcher } from '../support/launcher';

const READY = 'Stop with Ctrl-C';
const PARTS = ['PostgreSQL', 'Temporal', 'The API', 'The email catcher', 'The worker'];

let checkout: Checkout;
const launchers: Launcher[] = [];
let occupant: Server;

beforeAll(async () => {
  checkout = privateCheckout();
  occupant = createServer();
  // The port may already be taken, which is just as good.
  occupant.on('error', () => undefined);
  occupant.listen(8080, '127.0.0.1');
  await Promise.race([once(occupant, 'listening'), once(occupant, 'error')]);
});

function launch(command: string, environment: Record<string, string> = {}): Launcher {
  const launcher = new Launcher(checkout.folder, command, environment);
  launchers.push(launcher);
  return launcher;
}

afterEach(async () => {
  for (const launcher of launchers.splice(0)) await launcher.signal('SIGTERM');
});

afterAll(() => {
  occupant.close();
  checkout.remove();
});

describe('npm start in a private folder', () => {
  let launcher: Launcher;
  let url: string;

  beforeAll(async () => {
    launcher = new Launcher(checkout.folder, 'start');
    await launcher.says(READY);
    url = addressIn(launcher.text);
  });

  afterAll(() => launcher.signal('SIGTERM'));

  test('serves the console on another port when the default one is taken', async () => {
    expect(launcher.text).toContain('Port 8080 is taken');

    const page = await fetch(url);

    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html');
  });

  test('rejects a second start and says where the first one runs', async () => {
    const second = launch('start');

    expect(await second.exitCode()).toBe(1);
    expect(second.text).toContain('Gladhand is already running from this folder');
    expect(second.text).toContain(url);
  });

  test('restarts a killed worker', async () => {
    const worker = launcher.processes().find(({ name }) => name === 'The worker');

    process.kill(worker?.pid ?? 0, 'SIGKILL');
    await launcher.says('The worker is running again');

    const running = launcher.processes().filter(isRunning);
    expect(running.map(({ name }) => name).sort()).toEqual(PARTS);
  });

  test('stops processes left behind by a killed launcher, and leaves none after Ctrl-C', async () => {
    const orphans = launcher.processes().filter(({ name }) => ['PostgreSQL', 'Temporal'].includes(name));
    await launcher.signal('SIGKILL');
    expect(orphans.filter(isRunning)).toHaveLength(2);

    const next = launch('start');
    await next.says(READY);
    expect(next.text).toContain('Stopped processes left behind by the previous start: ');
    expect(orphans.filter(isRunning)).toEqual([]);

    const processes = next.processes();
    expect(await next.signal('SIGINT')).toBe(0);
    expect(processes.filter(isRunning)).toEqual([]);
  });
});

describe('npm start with data of another Temporal version', () => {
  const data = () => dataFolder(checkout.folder);
  const storeFiles = () => readdirSync(data()).filter((name) => name.startsWith('temporal-'));
  const rename = (from: RegExp, to: string) => {
    for (const name of storeFiles()) renameSync(join(data(), name), join(data(), name.replace(from, to)));
  };

  test('refuses to start with an empty store, and names both versions', async () => {
    const [, version = ''] = /^temporal-([\d.]+)\.db$/m.exec(storeFiles().join('\n')) ?? [];
    rename(/^temporal-[\d.]+\.db/, 'temporal-0.9.9.db');
    const before = storeFiles();

    const launcher = launch('start');

    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.text).toContain('were stored by server 0.9.9');
    expect(launcher.text).toContain(`the installed server is ${version} `);
    expect(launcher.text).not.toContain(READY);
    expect(storeFiles()).toEqual(before);
    rename(/^temporal-0\.9\.9\.db/, `temporal-${version}.db`);
  });

  test('makes the store readable only by its owner', () => {
    expect(storeFiles()).not.toEqual([]);
    for (const name of storeFiles()) expect(statSync(join(data(), name)).mode & 0o077).toBe(0);
  });
});

describe('npm start reports in one sentence', () => {
  test('that the requested port is taken', async () => {
    const launcher = launch('start', { PORT: '8080' });

    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.text).toMatch(/Port 8080 is taken by .+\. Set PORT to another port, or leave it unset\./);
  });

  test('that external data needs a key', async () => {
    const launcher = launch('start', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });

    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.text).toContain('set GLADHAND_KEY too');
  });

  test('that the configured database does not respond', async () => {
    const launcher = launch('start', {
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      GLADHAND_KEY: Buffer.alloc(32, 1).toString('base64'),
    });

    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.text).toContain('PostgreSQL: the server in DATABASE_URL does not respond');
  });

  test('that it has no options', () => {
    const started = spawnSync(process.execPath, ['scripts/setup.mjs', 'start', '--help'], {
      cwd: checkout.folder,
      encoding: 'utf8',
    });

    expect(started.status).toBe(1);
    expect(started.stderr).toContain('npm start has no options (--help). Its settings are variables');
  });

  test('that a command is unknown', async () => {
    const launcher = launch('begin');

    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.text).toContain('There is no command "begin". Available: start, test');
  });
});

/** The data folder of the launcher in that checkout. */
function dataFolder(folder: string): string {
  const url = JSON.stringify(pathToFileURL(join(folder, 'scripts', 'lib', 'folders.mjs')).href);
  const source = `import(${url}).then((lib) => process.stdout.write(lib.dataFolder()))`;
  return execFileSync(process.execPath, ['-e', source], { encoding: 'utf8' });
}

function addressIn(text: string): string {
  const [, url] = /Gladhand runs at (\S+)/.exec(text) ?? [];
  if (url === undefined) throw new Error(`The launcher printed no address:\n${text}`);
  return url;
}
