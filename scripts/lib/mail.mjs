import { join } from 'node:path';
import { onPath } from './finder.mjs';
import { ROOT } from './folders.mjs';
import { acceptsConnections } from './ports.mjs';
import { RANK } from './process-registry.mjs';
import { spawnPart, waitUntilReady } from './processes.mjs';

/**
 * Configures email and text messages: the servers configured by environment variables, or else a local inbox.
 * @returns environment variables for the product
 */
export async function startMail({ ports, file, logs, parts, keep }) {
  const { SMTP_URL, TWILIO_ACCOUNT_SID } = process.env;
  if (SMTP_URL && TWILIO_ACCOUNT_SID) return { SMTP_URL };
  const smtpPort = await ports();
  const httpPort = await ports();
  const mailHog = SMTP_URL ? undefined : await startMailHog({ ports, smtpPort, logs, parts, keep });
  const env = {
    ...process.env,
    CATCHER_HTTP_PORT: String(httpPort),
    CATCHER_FILE: file,
    ...(mailHog ? { CATCHER_MAILHOG_URL: mailHog } : {}),
    ...(mailHog || SMTP_URL ? {} : { CATCHER_SMTP_PORT: String(smtpPort) }),
  };
  await keep(async () => {
    const catcher = spawnPart({
      name: 'The email catcher',
      command: process.execPath,
      args: [join(ROOT, 'scripts', 'mail-catcher.mjs')],
      env,
      log: join(logs, 'mail.log'),
      ipc: true,
    });
    parts.add(catcher, RANK.mail);
    await waitUntilReady(catcher, () => acceptsConnections(httpPort));
    return catcher;
  });
  return { SMTP_URL: SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`, MAIL_INBOX_URL: `http://127.0.0.1:${httpPort}` };
}

async function startMailHog({ ports, smtpPort, logs, parts, keep }) {
  const program = onPath('MailHog', 'mailhog');
  if (!program) return undefined;
  const port = await ports();
  const at = (number) => `127.0.0.1:${number}`;
  await keep(async () => {
    const part = spawnPart({
      name: 'MailHog',
      command: program,
      args: ['-smtp-bind-addr', at(smtpPort), '-api-bind-addr', at(port), '-ui-bind-addr', at(port)],
      log: join(logs, 'mailhog.log'),
    });
    parts.add(part, RANK.mail);
    await waitUntilReady(part, () => acceptsConnections(port));
    return part;
  });
  return `http://${at(port)}`;
}
