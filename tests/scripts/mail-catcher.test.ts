import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import mailhog from 'mailhog';
import { createTransport } from 'nodemailer';

let folder: string;
let smtpPort: number;
let httpPort: number;
let catcher: ChildProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-mail-'));
  smtpPort = await freePort();
  httpPort = await freePort();
  await start();
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function start(): Promise<void> {
  catcher = spawn(process.execPath, [join(__dirname, '..', '..', 'scripts', 'mail-catcher.mjs')], {
    env: {
      ...process.env,
      CATCHER_SMTP_PORT: String(smtpPort),
      CATCHER_HTTP_PORT: String(httpPort),
      CATCHER_FILE: join(folder, 'mail.jsonl'),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(catcher, 'message');
}

async function stop(): Promise<void> {
  const ended = once(catcher, 'exit');
  catcher.kill('SIGTERM');
  await ended;
}

const inbox = () => mailhog({ host: '127.0.0.1', port: httpPort });
const smsUrl = () => `http://127.0.0.1:${String(httpPort)}/sms`;

function sendMail(subject: string): Promise<unknown> {
  return createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail({
    from: 'Gladhand <no-reply@gladhand.example>',
    to: 'dana@driver.example',
    messageId: '<m1@gladhand.example>',
    subject,
    text: 'Olá, wir treffen uns um 9.',
    attachments: [{ filename: 'interview.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
  });
}

describe('the email catcher', () => {
  test('shows an email in the format of MailHog', async () => {
    await sendMail('Entrevista às 9');

    const mail = (await inbox().messages())?.items[0];

    expect(mail?.subject).toBe('Entrevista às 9');
    expect(mail?.to).toBe('dana@driver.example');
    expect(mail?.text.trim()).toBe('Olá, wir treffen uns um 9.');
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['interview.ics']);
  });

  test('finds emails by recipient', async () => {
    await sendMail('Invitation');

    const found = await inbox().latestTo('dana@driver.example');
    const other = await inbox().search('kim@driver.example', 'to');

    expect(found).toMatchObject({ subject: 'Invitation' });
    expect(other?.total).toBe(0);
  });

  test('stores text messages and rejects invalid ones', async () => {
    const sms = { id: 'sms-1', to: '+15550100', body: 'Your interview moved to 10.' };

    const sent = await fetch(smsUrl(), { method: 'POST', body: JSON.stringify(sms) });
    const refused = await fetch(smsUrl(), { method: 'POST', body: '{"to":1}' });

    expect(sent.status).toBe(200);
    expect(refused.status).toBe(400);
    expect(await (await fetch(smsUrl())).json()).toEqual([expect.objectContaining(sms)]);
  });

  test('keeps messages across a restart until they are deleted', async () => {
    await sendMail('Kept');
    await stop();
    await start();
    expect((await inbox().messages())?.total).toBe(1);

    await inbox().deleteAll();

    expect((await inbox().messages())?.total).toBe(0);
    expect(readFileSync(join(folder, 'mail.jsonl'), 'utf8')).toBe('');
  });
});
