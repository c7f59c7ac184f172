import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const LIB = pathToFileURL(join(__dirname, '..', '..', 'scripts', 'lib', 'find-temporal.mjs')).href;
let cache: string;

/** Creates a fake cached CLI that reports this server version. */
function cacheProgram(cli: string, server: string): string {
  const folder = join(cache, 'gladhand', `temporal-cli-${cli}-${process.platform}-${process.arch}`);
  const program = join(folder, 'temporal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho "temporal version ${cli} (Server ${server}, UI 2.0.0)"\n`, { mode: 0o755 });
  return program;
}

function found(kept: readonly string[]): string {
  const source = `import(${JSON.stringify(LIB)}).then(async (lib) =>
    process.stdout.write(await lib.findTemporal(${JSON.stringify(kept)})))`;
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  return execFileSync(process.execPath, ['-e', source], { encoding: 'utf8', env });
}

let earlier: string;
let pinned: string;

beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'gladhand-cache-'));
  earlier = cacheProgram('0.9.0', '0.9.9');
  pinned = cacheProgram('1.8.2', '1.31.2');
});
afterAll(() => {
  rmSync(cache, { recursive: true });
});

describe('with existing data', () => {
  it('the CLI of an earlier release keeps running its own data', () => {
    expect(found(['0.9.9'])).toBe(earlier);
  });

  it('the pinned CLI takes precedence over one on PATH', () => {
    expect(found(['1.31.2'])).toBe(pinned);
  });

  it('the last used of several versions wins', () => {
    expect(found(['0.9.9', '1.31.2'])).toBe(earlier);
    expect(found(['1.31.2', '0.9.9'])).toBe(pinned);
  });

  it('the pinned CLI is returned when none matches, so that the start can report the mismatch', () => {
    expect(found(['0.0.1'])).toBe(pinned);
  });
});
