import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createStripeBilling } from '#platform/stripe-billing';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser, testPassword } from '../../support/builders/people';
import { capturedLog } from '../../support/captured-log';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('a response of the API', () => {
  it('is not cached and has no ETag', async () => {
    const user = await aUser(api.db);
    const response = await as(api.app, await anAccessToken(api.db, user.id))
      .get('/api/ops/organizations')
      .expect(200);

    expect(response.get('Cache-Control')).toBe('private, no-store');
    expect(response.get('ETag')).toBeUndefined();
    const refused = await request(api.app).get('/api/ops/organizations').expect(401);
    expect(refused.get('Cache-Control')).toBe('private, no-store');
  });

  it('permits only browser features that the pages use', async () => {
    const policy = (await request(api.app).get('/healthz')).get('Permissions-Policy');

    for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`);
  });
});

describe('pictures of other servers', () => {
  const imagesOf = async (app: TestApi['app']) =>
    /img-src ([^;]+)/.exec((await request(app).get('/healthz')).get('Content-Security-Policy') ?? '')?.[1];

  it('are allowed only from the configured server of map tiles', async () => {
    const mapTiles = { url: 'https://tiles.example.com:8443/v1/{z}/{x}/{y}.png', attribution: 'Example' };

    expect(await imagesOf(api.app)).toBe("'self' data: blob:");
    expect(await imagesOf(api.another({ mapTiles }))).toBe("'self' data: blob: https://tiles.example.com:8443");
  });
});

describe('pages in frames', () => {
  const webViewOrigin = 'https://host.example:8443';
  const framesOf = async (app: TestApi['app'], path: string) => {
    const response = await request(app).get(path);
    const policy = response.get('Content-Security-Policy') ?? '';
    return [/frame-ancestors ([^;]+)/.exec(policy)?.[1], response.get('X-Frame-Options')];
  };

  it.each(['/driver/home', '/auth/tokenLogin/c2VjcmV0', '/account', '/business/staff'])(
    'are allowed only on our own pages by default: %s',
    async (path) => {
      expect(await framesOf(api.app, path)).toEqual(["'self'", 'SAMEORIGIN']);
    },
  );

  it('of drivers are allowed at the configured origin, too; those of carriers and operations are not', async () => {
    const app = api.another({ webViewOrigin });

    for (const path of ['/driver/home', '/auth/tokenLogin/c2VjcmV0', '/account', '/d'])
      expect(await framesOf(app, path)).toEqual([`'self' ${webViewOrigin}`, undefined]);
    for (const path of ['/', '/auth/driverLogin', '/business/staff', '/ops/drivers', '/audit/x', '/api/user'])
      expect(await framesOf(app, path)).toEqual(["'self'", 'SAMEORIGIN']);
  });
});

describe('the servers of a payment provider', () => {
  const headersOf = async (app: TestApi['app']) => {
    const response = await request(app).get('/healthz');
    const policy = response.get('Content-Security-Policy') ?? '';
    const sources = ['script', 'frame', 'connect'].map((kind) => new RegExp(`${kind}-src ([^;]+)`).exec(policy)?.[1]);
    return [...sources, response.get('Cross-Origin-Opener-Policy'), response.get('Referrer-Policy')];
  };

  it('are allowed only if invoices are paid through it, with the windows in which payers sign in to their bank', async () => {
    const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };
    const billing = createStripeBilling({ ...keys, now: () => new Date() });

    expect(await headersOf(api.app)).toEqual(["'self'", "'self' blob:", "'self'", 'same-origin', 'no-referrer']);
    expect(await headersOf(api.another({ billing }))).toEqual([
      "'self' https://js.stripe.com https://*.js.stripe.com",
      "'self' blob: https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "'self' https://api.stripe.com",
      'same-origin-allow-popups',
      'strict-origin',
    ]);
  });
});

describe('violations of the content security policy', () => {
  const { lines, log } = capturedLog();
  const report = (app: TestApi['app'], body: object, from = '203.0.113.20') =>
    request(app)
      .post('/api/csp-reports')
      .set('Content-Type', Array.isArray(body) ? 'application/reports+json' : 'application/csp-report')
      .set('X-Forwarded-For', from)
      .send(JSON.stringify(body));

  it('are reported to the endpoint in the policy', async () => {
    const response = await request(api.app).get('/healthz');

    expect(response.get('Content-Security-Policy')).toMatch(/report-uri \/api\/csp-reports;report-to csp/);
    expect(response.get('Reporting-Endpoints')).toMatch(/^csp="http.*\/api\/csp-reports"$/);
  });

  it('are logged by directive and origin only', async () => {
    const app = api.another({ log });
    const old = {
      'document-uri': 'https://gladhand.example/auth/recoverPassword?token=secret-1',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?email=sam@example.com',
      'script-sample': 'secret-2',
    };
    const body = {
      documentURL: 'https://gladhand.example/?token=secret-1',
      effectiveDirective: 'img-src',
      blockedURL: 'inline',
    };

    const statuses = [
      await report(app, { 'csp-report': old }),
      await report(app, [{ type: 'csp-violation', age: 1, body }, { type: 'deprecation' }]),
    ].map(({ status }) => status);

    expect(statuses).toEqual([204, 204]);
    const violations = lines.filter((line) => line.includes('violation'));
    expect(violations.map((line) => (JSON.parse(line) as { violation: object }).violation)).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example' },
      { directive: 'img-src', blocked: 'inline' },
    ]);
    expect(lines.join()).not.toMatch(/secret-|sam@/);
  });

  it('are accepted up to 16 kB and sixty times per minute from one IP address', async () => {
    const app = api.another({ log });
    const one = { 'csp-report': { 'blocked-uri': 'eval' } };
    const long = { 'csp-report': { 'script-sample': 'x'.repeat(17_000) } };
    expect((await report(app, long)).status).toBe(400);
    for (let times = 0; times < 59; times += 1) await report(app, one);

    expect((await report(app, one)).status).toBe(429);
    expect((await report(app, one, '203.0.113.21')).status).toBe(204);
  });
});

describe('security.txt', () => {
  it('names the contact for vulnerabilities, and its expiration', async () => {
    const { text } = await request(api.app)
      .get('/.well-known/security.txt')
      .expect(200)
      .expect('Content-Type', /plain/);

    expect(text).toContain('Contact: mailto:support@gladhand.example\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });

  it('returns 404 without an address', async () => {
    await request(api.another({ support: {} }))
      .get('/.well-known/security.txt')
      .expect(404);
  });
});

describe('the cookies of a sign-in', () => {
  const signIn = async (publicUrl: string) => {
    const user = await aUser(api.db);
    const app = api.another({ publicUrl });
    const response = await request(app).post('/api/auth/signIn').send({ email: user.email, password: testPassword });
    return { app, cookies: response.get('Set-Cookie') ?? [] };
  };

  it('have names that browsers accept over HTTPS only, and keep working', async () => {
    const { app, cookies } = await signIn('https://gladhand.example');

    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.filter((cookie) => !/^__Secure-gladhand_.*; Secure/.test(cookie))).toEqual([]);
    const cookie = cookies.find((entry) => entry.startsWith('__Secure-gladhand_refresh=')) ?? '';
    await request(app)
      .post('/api/auth/refresh')
      .set('Cookie', cookie.split(';')[0] ?? '')
      .expect(200);
    const planted = cookie.replace('__Secure-', '').split(';')[0] ?? '';
    await request(app).post('/api/auth/refresh').set('Cookie', planted).expect(401);
  });

  it('have plain names without HTTPS, where browsers would reject the others', async () => {
    const { cookies } = await signIn('http://127.0.0.1:8080');

    expect(cookies.some((cookie) => cookie.startsWith('gladhand_refresh='))).toBe(true);
  });
});
