import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

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

test('does not log web views, whose path is a secret, in any spelling of the path', () => {
  // nginx decodes `$uri` and merges its slashes, and `~*` ignores case.
  const [, unlogged = ''] = /map\s+\$uri\s+\$is_logged\s*\{\s*~\*(\S+)\s+0;/.exec(config) ?? [];
  const isUnlogged = (path: string) => unlogged !== '' && new RegExp(unlogged, 'i').test(path);

  expect(['/auth/tokenLogin/s3cret', '/auth/TOKENLOGIN/s3cret', '/auth/driverLogin'].map(isUnlogged)).toEqual([
    true,
    true,
    false,
  ]);
  expect(config.match(/access_log[^;]*/g)?.every((log) => log.includes('if=$is_logged'))).toBe(true);
});

test('sends the API the client address of the connection, not one claimed by the client', () => {
  expect(config).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(config).not.toContain('$proxy_add_x_forwarded_for');
  expect(config).toContain('set_real_ip_from ${FRONT_PROXY};');
});
