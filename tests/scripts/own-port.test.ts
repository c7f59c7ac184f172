import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lib, runScript } from '../support/launcher-library';

const WORKER = `process.send('ready'); setInterval(() => {}, 1000);`;
const API = `
  const server = require('node:http').createServer((_, response) => response.end('ours'));
  server.on('error', (error) => { console.error(error.message); process.exit(1); });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-port-'));
  for (const [path, source] of Object.entries({ 'worker/main.js': WORKER, 'api/server.js': API })) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  writeFileSync(join(folder, 'worker', 'no-promise-stacks.js'), '');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Chooses the public port, lets another HTTP server take it, and serves a build whose worker and API only start and listen.
 * Prints what responds at the address of the product.
 */
async function serveOnTakenPort(environment: Record<string, string>): Promise<string> {
  const { output } = await runScript(
    `
    import { once } from 'node:events';
    import { createServer } from 'node:http';
    import { join } from 'node:path';
    import { openParts } from ${lib('process-registry.mjs')};
    import { publicPorts } from ${lib('public-port.mjs')};
    import { serveProduct } from ${lib('serve.mjs')};
    import { keepAlive } from ${lib('supervisor.mjs')};
    delete process.env.PUBLIC_URL;
    const folder = ${JSON.stringify(folder)};
    const parts = openParts(join(folder, 'run.json'));
    const life = { isEnding: () => false, end: () => undefined };
    const keep = (begin) => keepAlive(begin, { parts, life });
    const publicPort = await publicPorts(new Set());
    const occupant = createServer((_, response) => response.end('another product'));
    occupant.listen(publicPort.current(), '127.0.0.1');
    await once(occupant, 'listening');
    const product = { build: folder, databaseUrl: '', temporalAddress: '', files: '', notes: '', mail: {}, demo: false };
    try {
      const env = await serveProduct({ ...product, applicationUrl: '', key: '' }, { logs: folder, parts, keep, publicPort });
      console.log(await (await fetch(env.PUBLIC_URL.replace('localhost', '127.0.0.1'))).text());
      const { parts: rows, product: facts } = JSON.parse((await import('node:fs')).readFileSync(join(folder, 'run.json'), 'utf8'));
      console.log(rows.map(({ name }) => name).sort().join(', ') + (Number(env.PORT) === facts.port ? '' : ' elsewhere'));
    } catch (error) {
      console.log(error.message);
    }
    console.log('process ' + process.pid);
    await parts.stopAll();
    occupant.closeAllConnections();
    occupant.close();`,
    environment,
  );
  return output;
}

describe('a port that another process takes after it was chosen', () => {
  it('is replaced, and only the own API is taken for the product', async () => {
    const output = await serveOnTakenPort({ PORT: '' });

    expect(output.match(/Port \d+ is taken, so Gladhand uses \d+\.\n/g)?.length).toBeGreaterThan(0);
    expect(output).toContain('\nours\nThe API, The worker\n');
  });

  it('is reported in one sentence if it was requested', async () => {
    const output = await serveOnTakenPort({ PORT: String(await chooseFreePort()) });

    const [, pid = ''] = /process (\d+)\n$/.exec(output) ?? [];
    expect(output).toMatch(new RegExp(`^Port \\d+ is taken by node \\(process ${pid}\\)\\. Set PORT to another port`));
  });
});

async function chooseFreePort(): Promise<number> {
  const { output } = await runScript(`
    import { freePort } from ${lib('ports.mjs')};
    console.log(await freePort());`);
  return Number(output);
}
