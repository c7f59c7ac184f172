import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { allRoutes } from '#api/routes';

const config = readFileSync(join(__dirname, '..', '..', 'docker', 'proxy.conf'), 'utf8').replace(/#.*$/gm, '');
const formats = new Map(
  [...config.matchAll(/log_format\s+(\w+)\s+([^;]+);/g)].map(([, name = '', parts = '']) => [
    name,
    [...parts.matchAll(/'([^']*)'/g)].map(([, part]) => part).join(''),
  ]),
);

/** nginx variables of a request whose URL contains a secret. */
const request: Record<string, string> = {
  remote_addr: '203.0.113.7',
  time_iso8601: '2026-11-22T12:00:00+00:00',
  request: 'GET /auth/recoverPassword?token=s3cret HTTP/1.1',
  request_method: 'GET',
  request_uri: '/auth/recoverPassword?token=s3cret',
  args: 'token=s3cret',
  query_string: 'token=s3cret',
  arg_token: 's3cret',
  uri: '/auth/recoverPassword',
  server_protocol: 'HTTP/1.1',
  status: '200',
  body_bytes_sent: '512',
  request_time: '0.004',
  http_referer: 'https://gladhand.example/auth/recoverPassword?token=s3cret',
  http_user_agent: 'Firefox',
};
const lineOf = (format: string) => format.replace(/\$(\w+)/g, (_, name: string) => request[name] ?? `unknown:${name}`);

test('writes no secrets from links to any access log', () => {
  const logs = [...config.matchAll(/access_log\s+([^;]+);/g)].map(([, words = '']) => words.split(/\s+/));
  const written = logs.filter(([target]) => target !== 'off');

  expect(written.length).toBeGreaterThan(0);
  for (const [, name = 'combined'] of written) {
    const line = lineOf(formats.get(name) ?? '$request $http_referer');
    expect(line).toContain('GET /auth/recoverPassword HTTP/1.1');
    expect(line).not.toMatch(/s3cret|unknown:/);
  }
});

/** nginx decodes `$uri` and merges its slashes, and `~*` ignores case. */
const [, logged = ''] = /map\s+\$uri\s+\$is_logged\s*\{([^}]+)\}/.exec(config) ?? [];
const unlogged = [...logged.matchAll(/~\*(\S+)\s+0;/g)].map(([, pattern = '']) => new RegExp(pattern, 'i'));
const isUnlogged = (path: string) => unlogged.some((pattern) => pattern.test(path));

/**
 * Parameters in the paths of public routes that are no secrets: ids and names, and the code that only names a past employer's
 * link, whose secret is in the body.
 */
const publicParams: readonly string[] = ['id', 'urlCode', 'fileId', 'documentId', 'page', 'name', 'provider'];
const secretPaths = allRoutes
  .filter(({ permission }) => permission === 'public')
  .flatMap(({ paths }) => [...paths])
  .filter((path) => [...path.matchAll(/:(\w+)/g)].some(([, param = '']) => !publicParams.includes(param)));

test('knows the public routes whose path is a secret', () => {
  expect(secretPaths).toEqual(
    expect.arrayContaining(['/api/calendar-feeds/:file', '/api/audit-links/:code/rooms', '/api/audit-rooms/:room']),
  );
});

/** Pages of the console with a secret in their path. */
const secretPages = ['/auth/tokenLogin/:secret', '/audit/:code'];

test.each([...secretPaths, ...secretPages])('does not log %s, in any spelling of the path', (path) => {
  const address = path.replaceAll(/:\w+/g, 's3cret');

  expect([address, address.toUpperCase()].map(isUnlogged)).toEqual([true, true]);
});

test('logs all other requests', () => {
  expect(['/auth/driverLogin', '/api/user', '/business/audits', '/'].map(isUnlogged)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(config.match(/access_log[^;]*/g)?.every((log) => log.includes('if=$is_logged'))).toBe(true);
});

test('sends the API the client address of the connection, not one claimed by the client', () => {
  expect(config).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(config).not.toContain('$proxy_add_x_forwarded_for');
  expect(config).toContain('set_real_ip_from ${FRONT_PROXY};');
});
