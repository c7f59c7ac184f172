import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createMailTransport } from '#platform/mail-transport';
import { createSmsTransport } from '#platform/sms-transport';

const noTwilio = { TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined, TWILIO_FROM: undefined };
const opened: { close: (done: () => void) => unknown }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => new Promise<void>((done) => server.close(done)))));

async function bodyOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function anSmtpServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void bodyOf(stream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
  });
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${String(port)}` };
}

async function anHttpServer(status: number) {
  const calls: { url: string | undefined; body: string }[] = [];
  const server: Server = createServer((request: IncomingMessage, response) => {
    void bodyOf(request).then((body) => {
      calls.push({ url: request.url, body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  server.on('connection', (socket: Socket) => socket.unref());
  opened.push(server);
  await once(server, 'listening');
  return { calls, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

describe('an email', () => {
  it('has the given Message-ID and the calendar invitation', async () => {
    const { mails, url } = await anSmtpServer();
    const transport = createMailTransport({ url, from: 'Gladhand <no-reply@gladhand.example>' });

    await transport.send({
      to: 'dana@example.com',
      subject: 'Your interview',
      text: 'Tomorrow at nine.',
      messageId: '<01935a00@gladhand.example>',
      calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
    });
    transport.close();

    const mail = await PostalMime.parse(mails[0] ?? '');
    expect(mail).toMatchObject({ messageId: '<01935a00@gladhand.example>', subject: 'Your interview' });
    expect(mail.from?.address).toBe('no-reply@gladhand.example');
    expect(mails[0]).toContain('text/calendar; charset=utf-8; method=PUBLISH');
  });
});

describe('text messages', () => {
  it('go to the inbox of the demo', async () => {
    const { calls, url } = await anHttpServer(200);
    const sms = { id: 'm1', to: '+15550100', body: 'You are hired' };

    await createSmsTransport({ ...noTwilio, MAIL_INBOX_URL: url })?.send(sms);

    expect(calls).toEqual([{ url: '/sms', body: JSON.stringify(sms) }]);
  });

  it('fail when the provider rejects them', async () => {
    const { url } = await anHttpServer(500);

    const sent = createSmsTransport({ ...noTwilio, MAIL_INBOX_URL: url })?.send({ id: 'm1', to: '+1', body: 'x' });

    await expect(sent).rejects.toThrow('returned 500');
  });

  it('cannot be sent by an installation without Twilio and inbox', () => {
    expect(createSmsTransport({ ...noTwilio, MAIL_INBOX_URL: undefined })).toBeUndefined();
  });
});
