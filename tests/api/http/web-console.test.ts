import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestApi, type TestApi } from '../../support/api';

const page = '<!doctype html><script>document.title = "early"</script><script src="/assets/app-1a2b.js"></script>';
let webDir: string;
let api: TestApi;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'gladhand-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), page);
  await writeFile(join(webDir, 'assets', 'app-1a2b.js'), 'export const answer = 42;\n'.repeat(200));
  api = await startTestApi({ webDir });
});
afterAll(async () => {
  await api.close();
  await rm(webDir, { recursive: true });
});

describe('the built console', () => {
  it('is the same page for every console path', async () => {
    for (const path of ['/', '/business/my-jobs', '/voe/abc']) {
      const { status, text, headers } = await request(api.app).get(path).set('Accept', 'text/html');

      expect([status, text]).toEqual([200, page]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('permits its own inline script only', async () => {
    const { headers } = await request(api.app).get('/').set('Accept', 'text/html');

    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it('serves assets compressed and cached indefinitely', async () => {
    const { status, headers } = await request(api.app).get('/assets/app-1a2b.js').set('Accept-Encoding', 'gzip');

    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('never returns the page for a missing asset or an unknown call', async () => {
    const asset = await request(api.app).get('/assets/app-0old.js').set('Accept', '*/*');
    const icon = await request(api.app).get('/favicon.ico').set('Accept', '*/*');
    const call = await request(api.app).get('/api/nowhere').set('Accept', 'text/html');

    expect([asset.status, asset.type]).toEqual([404, 'application/problem+json']);
    expect(icon.status).toBe(404);
    expect([call.status, call.type]).toEqual([404, 'application/problem+json']);
  });
});
