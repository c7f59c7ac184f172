import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runScript, withRegistry } from '../support/fake-registry';

const ID = 'GHSA-aaaa-bbbb-cccc';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-advisories-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const advisory = (severity: string) => ({
  pino: [
    {
      id: 1,
      url: `https://github.com/advisories/${ID}`,
      title: 'Log lines run',
      severity,
      vulnerable_versions: '<999.0.0',
    },
  ],
});
/** A registry that serves these advisories, and every package in its locked version. */
const responding =
  (status: number, body: object): RequestListener =>
  (request, response) => {
    const isBulk = request.url?.endsWith('/advisories/bulk') === true;
    response.writeHead(isBulk ? status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isBulk ? body : packageOf(decodeURIComponent(request.url?.slice(1) ?? ''))));
  };

const lock = JSON.parse(readFileSync(join(__dirname, '..', '..', 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { readonly version: string; readonly dependencies?: object }>;
};
function packageOf(name: string): object {
  const { version = '', dependencies = {} } = lock.packages[`node_modules/${name}`] ?? {};
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dependencies } } };
}

interface Setting {
  readonly exceptions?: readonly object[];
  /** Only for a registry that never responds: under load, one that does may need longer than any short limit. */
  readonly timeoutMs?: number;
}

function checked(response: RequestListener, { exceptions = [], timeoutMs }: Setting = {}) {
  const file = join(folder, 'exceptions.json');
  writeFileSync(file, JSON.stringify({ exceptions }));
  return withRegistry(response, (address) =>
    runScript(['scripts/check-advisories.mjs', file], {
      npm_config_registry: address,
      ...(timeoutMs !== undefined && { npm_config_fetch_timeout: String(timeoutMs) }),
      // npm caches advisories.
      npm_config_cache: mkdtempSync(join(folder, 'cache-')),
    }),
  );
}

describe('production packages', () => {
  it('pass when the registry reports no vulnerability, or only a moderate one', async () => {
    for (const body of [{}, advisory('moderate')]) {
      const { code, text } = await checked(responding(200, body));

      expect(text).toMatch(/None of \d{3} production packages/);
      expect(code).toBe(0);
    }
  });

  it.each(['high', 'critical'])('fail with a vulnerability of %s severity', async (severity) => {
    const { code, text } = await checked(responding(200, advisory(severity)));

    expect(text).toContain(`${ID} (${severity}): pino`);
    expect(code).toBe(1);
  });

  it.each([
    ['refuses', responding(405, {}), {}],
    ['does not respond', () => undefined, { timeoutMs: 2_000 }],
  ] satisfies [string, RequestListener, Setting][])(
    'are not checked when the registry %s, and the check says so',
    async (_, response, setting) => {
      const { code, text } = await checked(response, setting);

      expect(text).toMatch(/not checked for known vulnerabilities: the registry did not respond \(.+\)/);
      expect(code).toBe(0);
    },
  );

  it('pass with an exception until it expires', async () => {
    const exception = { advisory: ID, reason: 'Only our own messages are logged', until: '9999-12-31' };

    expect(await checked(responding(200, advisory('high')), { exceptions: [exception] })).toMatchObject({
      code: 0,
    });
    const late = await checked(responding(200, advisory('high')), {
      exceptions: [{ ...exception, until: '2026-01-31' }],
    });
    expect(late.text).toContain('Its exception expired on 2026-01-31.');
    expect(late.code).toBe(1);
  });

  it.each([
    { advisory: ID, until: '9999-12-31' },
    { advisory: ID, reason: 'Later' },
  ])('fail with the exception %j, which lacks a reason or an end date', async (exception) => {
    const { code, text } = await checked(responding(405, {}), { exceptions: [exception] });

    expect(text).toContain('Each exception needs');
    expect(code).toBe(1);
  });
});
