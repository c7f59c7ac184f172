import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestApi, type TestApi } from '../../support/api';

const mail = [
  'From: no-reply@gladhand.example',
  'To: dana@example.com',
  'Subject: Your interview <tomorrow>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'See http://127.0.0.1:8080/driver/home & be on time.',
  '--part',
  'Content-Type: text/calendar; name=invite.ics',
  'Content-Disposition: attachment; filename=invite.ics',
  '',
  'BEGIN:VCALENDAR',
  '--part--',
  '',
].join('\r\n');
const responses: Record<string, unknown> = {
  '/api/v2/messages': {
    items: [{ ID: 'mail@1', Created: '2026-11-21T12:00:00Z', Raw: { Data: mail, To: ['dana@example.com'] } }],
  },
  '/api/v2/search?kind=to&query=robin%40example.com&limit=50': { items: [] },
  '/sms': [
    { id: '1', to: '+15550100', body: 'You are <hired>' },
    { id: '2', to: '+15550199', body: 'Your code' },
  ],
};

let catcher: Server;
let api: TestApi;

beforeAll(async () => {
  catcher = createServer((incoming, response) => {
    const { pathname, search } = new URL(incoming.url ?? '', 'http://any');
    response.end(JSON.stringify(responses[pathname + search] ?? responses[pathname]));
  }).listen(0, '127.0.0.1');
  await once(catcher, 'listening');
  const { port } = catcher.address() as AddressInfo;
  api = await startTestApi({ mailInboxUrl: `http://127.0.0.1:${String(port)}` });
});
afterAll(async () => {
  catcher.close();
  await api.close();
});

describe('the inbox of a demo', () => {
  it('is served under the product’s own host name only', async () => {
    const under = async (host: string) => (await request(api.app).get('/dev/mail').set('Host', host)).status;

    expect([await under('localhost:8080'), await under('127.0.0.1:9')]).toEqual([200, 200]);
    expect([await under('evil.example'), await under('127.0.0.1.evil.example'), await under('a b')]).toEqual([
      404, 404, 404,
    ]);
  });

  it('shows emails as text with links, never as HTML', async () => {
    const { text } = await request(api.app).get('/dev/mail');

    expect(text).toContain('Your interview &lt;tomorrow&gt;');
    expect(text).toContain('<a href="http://127.0.0.1:8080/driver/home">');
    expect(text).toContain('/dev/mail/mail%401/0');
  });

  it('shows a readable time for each message, and requests no icon', async () => {
    const { text } = await request(api.app).get('/dev/mail');

    expect(text).toContain('<time datetime="2026-11-21T12:00:00.000Z">Nov 21, 2026, 12:00:00 PM UTC</time>');
    expect(text).toContain('<link rel="icon" href="data:,">');
  });

  it('shows the messages to one recipient', async () => {
    const page = await request(api.app).get('/dev/mail').query({ to: 'robin@example.com' });
    expect(page.text).toContain('No email to robin@example.com.');
    expect(page.text).toContain('href="/dev/mail/sms?to=robin%40example.com"');

    const { text } = await request(api.app).get('/dev/mail/sms').query({ to: '0199' });
    expect(text).toContain('Your code');
    expect(text).not.toContain('You are &lt;hired&gt;');
    const odd = await request(api.app).get('/dev/mail/sms').query({ to: '"><script>' });
    expect(odd.text).not.toContain('<script>');
  });

  it('serves attachments', async () => {
    const { headers, text, status } = await request(api.app).get('/dev/mail/mail%401/0').buffer(true);

    expect(headers['content-disposition']).toContain('invite.ics');
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(status).toBe(200);
  });

  it('has a tab for text messages', async () => {
    expect((await request(api.app).get('/dev/mail/sms')).text).toContain('You are &lt;hired&gt;');
  });

  it('returns 404 without an email catcher', async () => {
    const { status } = await request(api.another({ mailInboxUrl: undefined })).get('/dev/mail');

    expect(status).toBe(404);
  });
});
