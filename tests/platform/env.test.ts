import { describe, expect, it } from '@jest/globals';
import { EnvironmentError, readEnvironment } from '#platform/env';

const complete = {
  DATABASE_URL: 'postgresql://gladhand@127.0.0.1/gladhand',
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
  GLADHAND_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtp://127.0.0.1:1025',
};

function errorOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(source);
    return '';
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

describe('the environment', () => {
  it('is complete with four variables; the others have defaults', () => {
    const env = readEnvironment(complete);

    expect(env).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', TEMPORAL_NAMESPACE: 'default', DEMO: false });
    expect(env.GLADHAND_KEY).toHaveLength(32);
  });

  it('trusts only this machine as a proxy, or the configured addresses and ranges', () => {
    const proxies = (named?: string) =>
      readEnvironment(named === undefined ? complete : { ...complete, TRUSTED_PROXIES: named }).TRUSTED_PROXIES;

    expect(proxies()).toEqual(['loopback']);
    expect(proxies('10.0.0.7, 172.30.83.0/24,fd00::1,loopback')).toEqual([
      '10.0.0.7',
      '172.30.83.0/24',
      'fd00::1',
      'loopback',
    ]);
    for (const wrong of ['uniquelocal', 'true', '10.0.0.0/33', '0.0.0.0/0', '10.0.0', 'proxy'])
      expect(() => proxies(wrong)).toThrow(
        'TRUSTED_PROXIES must be comma-separated IP addresses, CIDR ranges or loopback',
      );
  });

  it('lists all missing and invalid variables together', () => {
    const message = errorOf({ PORT: 'eighty', TEMPORAL_ADDRESS: 'nowhere', GLADHAND_KEY: '' });

    expect(message).toContain('DATABASE_URL is missing');
    expect(message).toContain('GLADHAND_KEY is missing');
    expect(message).toContain('SMTP_URL is missing');
    expect(message).toContain('TEMPORAL_ADDRESS must be host:port');
    expect(message).toContain('PORT must be a number');
    expect(errorOf({ ...complete, WORKER_MEMORY_MB: '512' })).toContain('WORKER_MEMORY_MB must be at least 600');
    expect(errorOf({ ...complete, COMMAND_SECONDS: '0' })).toContain('COMMAND_SECONDS must be at least 1');
  });

  it('accepts map tiles of one host, together with their credit', () => {
    const tiles = (url: string, more: object = { MAP_TILES_ATTRIBUTION: '© Example' }) =>
      readEnvironment({ ...complete, MAP_TILES_URL: url, ...more }).MAP_TILES_URL;
    const url = 'https://tiles.example.com/{z}/{x}/{y}.png?key=1';

    expect(tiles(url)).toBe(url);
    expect(() => tiles(url, {})).toThrow('MAP_TILES_URL is incomplete');
    for (const wrong of ['https://tiles.example.com/1/2/3.png', 'https://{s}.example.com/{z}/{x}/{y}', '/{z}/{x}/{y}'])
      expect(() => tiles(wrong)).toThrow('MAP_TILES_URL must be a URL with {z}, {x} and {y} in its path');
  });

  it('rejects a key of a wrong length and a database that is not PostgreSQL', () => {
    const message = errorOf({ ...complete, GLADHAND_KEY: 'c2hvcnQ=', DATABASE_URL: 'mysql://localhost/x' });

    expect(message).toContain('GLADHAND_KEY must be 32 bytes in base64');
    expect(message).toContain('DATABASE_URL must be a URL starting with postgres:// or postgresql://');
  });

  it('never includes a value, which may be a secret', () => {
    expect(errorOf({ ...complete, GLADHAND_KEY: 'aHVudGVyMg==', DATABASE_URL: 'hunter2' })).not.toMatch(
      /hunter2|aHVudGVyMg/,
    );
  });

  it('rejects demo tools in production', () => {
    const message = errorOf({ ...complete, NODE_ENV: 'production', MAIL_INBOX_URL: 'http://127.0.0.1:1', DEMO: '1' });

    expect(message).toContain('MAIL_INBOX_URL must not be set in production');
    expect(message).toContain('DEMO must not be set in production');
  });

  it('requires HTTPS in production', () => {
    const production = { ...complete, NODE_ENV: 'production', CLAMAV_ADDRESS: 'clamav:3310' };

    expect(errorOf(production)).toContain('PUBLIC_URL must start with https:// in production');
    expect(errorOf({ ...production, PUBLIC_URL: 'http://gladhand.example' })).toContain('PUBLIC_URL must start with');
    expect(errorOf({ ...production, PUBLIC_URL: 'https://gladhand.example' })).toBe('');
  });

  it('accepts one exact origin as the page around web views, in production with HTTPS', () => {
    const of = (origin: string, more: object = {}) => errorOf({ ...complete, ...more, WEB_VIEW_ORIGIN: origin });
    const production = {
      NODE_ENV: 'production',
      CLAMAV_ADDRESS: 'clamav:3310',
      PUBLIC_URL: 'https://gladhand.example',
    };

    expect(readEnvironment(complete).WEB_VIEW_ORIGIN).toBeUndefined();
    for (const good of ['https://app.example.com', 'http://localhost:9000']) expect(of(good)).toBe('');
    for (const wrong of [
      '*',
      'https://*.example.com',
      'https://a,b.example',
      'app.example.com',
      'https://a.example/path',
      'ftp://a.example',
    ])
      expect(of(wrong)).toContain('WEB_VIEW_ORIGIN must be scheme, host and port');
    expect(of('http://app.example.com', production)).toContain(
      'WEB_VIEW_ORIGIN must start with https:// in production',
    );
    expect(of('https://app.example.com', production)).toBe('');
  });

  it('requires a virus scanner in production', () => {
    const production = { ...complete, NODE_ENV: 'production', PUBLIC_URL: 'https://gladhand.example' };

    expect(errorOf(production)).toContain('CLAMAV_ADDRESS must be set in production');
    expect(errorOf({ ...production, CLAMAV_ADDRESS: 'clamav' })).toContain('CLAMAV_ADDRESS must be host:port');
    expect(errorOf({ ...production, CLAMAV_ADDRESS: 'clamav:3310' })).toBe('');
  });

  it('requires all Twilio variables or none', () => {
    expect(errorOf({ ...complete, TWILIO_FROM: '+15550100' })).toContain('TWILIO_ACCOUNT_SID');
  });

  it('requires all keys of a social provider or none', () => {
    expect(errorOf({ ...complete, APPLE_CLIENT_ID: 'com.example' })).toContain(
      'APPLE_CLIENT_ID is incomplete: set all of APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY, or none',
    );
    expect(errorOf({ ...complete, GOOGLE_CLIENT_SECRET: 'alone' })).toContain('GOOGLE_CLIENT_ID');
  });
});
