import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lib, runScript } from '../support/launcher-library';

const GO = `#!/bin/sh
while [ "$1" != "-o" ]; do shift; done
echo "built" > "$2"
`;
const ANSWERS = 'globalThis.fetch = async () => new Response();';
const IS_SILENT = `globalThis.fetch = async () => { throw new TypeError('fetch failed'); };`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-kinds-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'go'), GO, { mode: 0o755 });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Finds a Temporal server twice with an empty cache; the server of the downloads is faked at the network. */
async function findTwice(network: string): Promise<string[]> {
  const { output } = await runScript(
    `
    ${network}
    const { findTemporal } = await import(${lib('find-temporal.mjs')});
    const packages = async () => { console.log('packages are needed'); throw new Error('no packages'); };
    for (const time of ['first', 'second']) console.log(time + ': ' + await findTemporal([], { packages }));`,
    { XDG_CACHE_HOME: folder, PATH: join(folder, 'bin') },
  );
  return output.trim().split('\n');
}

const found = (time: string): unknown => expect.stringMatching(new RegExp(`^${time}: .*temporal-cli-.*/temporal$`));

describe('a first start without a Temporal server', () => {
  it('says once that it builds the server with Go, where it cannot be downloaded, and needs no packages for that', async () => {
    expect(await findTwice(IS_SILENT)).toEqual([
      'First start: the Temporal server is built with Go, since it cannot be downloaded; this takes about 12 minutes. Later starts take seconds.',
      found('first'),
      found('second'),
    ]);
  });

  it('says once that the server can be downloaded, before the packages are there, even if the download then fails', async () => {
    expect(await findTwice(ANSWERS)).toEqual([
      'First start: the Temporal server can be downloaded; this takes about 3 minutes. Later starts take seconds.',
      'packages are needed',
      found('first'),
      found('second'),
    ]);
  });
});
