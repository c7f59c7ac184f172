import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createMailTransport, mailLimits } from '#platform/mail-transport';
import { anUnresponsiveMailServer, type UnresponsiveMailServer } from '../support/unresponsive-mail-server';

let server: UnresponsiveMailServer;

beforeEach(async () => {
  server = await anUnresponsiveMailServer();
});
afterEach(() => server.close());

it('gives up on an email when the server stops responding', async () => {
  const limited = createMailTransport({
    url: server.url,
    from: 'no-reply@gladhand.example',
    limits: { ...mailLimits, socketTimeout: 50 },
  });
  const sent = limited.send({ to: 'nora@drivers.example', subject: 'Hi', text: 'Hi', messageId: '<1@gladhand>' });

  await expect(sent).rejects.toThrow(/timeout/i);
  limited.close();
});

it('gives up on an email that a server keeps open without accepting it', async () => {
  const limited = createMailTransport({
    url: server.url,
    from: 'no-reply@gladhand.example',
    limits: { ...mailLimits, total: 50 },
  });

  await expect(
    limited.send({ to: 'nora@drivers.example', subject: 'Hi', text: 'Hi', messageId: '<1@gladhand>' }),
  ).rejects.toThrow();
  limited.close();
});
