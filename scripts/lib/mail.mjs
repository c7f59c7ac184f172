import { join } from 'node:path';
import { onPath } from './finder.mjs';
import { ROOT } from './folders.mjs';
import { acceptsConnections, onFreePorts } from './ports.mjs';
import { RANK } from './process-registry.mjs';
import { hasSentReady, spawnPart, waitUntilReady } from './processes.mjs';

/**
 * Configures email and text messages: the servers configured by environment variables, or else a local inbox.
 * @returns environment variables for the product
 */
export async function startMail({ ports, file, logs, parts, keep }) {
  const { SMTP_URL, TWILIO_ACCOUNT_SID } = process.env;
  if (SMTP_URL && TWILIO_ACCOUNT_SID) return { SMTP_URL };
  const common = { ports, file, logs, parts, keep };
  const mailHog = SMTP_URL ? undefined : await startMailHog(common);
  const catcher = await startCatcher({ ...common, mailHog, receives: !SMTP_URL && !mailHog });
  const url = SMTP_URL ?? `smtp://127.0.0.1:${mailHog?.smtpPort ?? catcher.smtpPort}`;
  return { SMTP_URL: url, MAIL_INBOX_URL: `http://127.0.0.1:${catcher.httpPort}` };
}

/** Starts the inbox; if it `receives`, also as the email server. */
function startCatcher({ ports, file, logs, parts, keep, mailHog, receives }) {
  return onFreePorts(async () => {
    const smtpPort = await ports();
    const httpPort = await ports();
    const env = {
      ...process.env,
      CATCHER_HTTP_PORT: String(httpPort),
      CATCHER_FILE: file,
      ...(mailHog ? { CATCHER_MAILHOG_URL: mailHog.url } : {}),
      ...(receives ? { CATCHER_SMTP_PORT: String(smtpPort) } : {}),
    };
    await keep(async () => {
      const catcher = spawnPart({
        name: 'The email catcher',
        command: process.execPath,
        args: [join(ROOT, 'scripts', 'mail-catcher.mjs')],
        env,
        log: join(logs, 'mail.log'),
        ipc: true,
        port: httpPort,
      });
      parts.add(catcher, RANK.mail);
      await waitUntilReady(catcher, hasSentReady(catcher), { until: 'to listen' });
      return catcher;
    });
    return { smtpPort, httpPort };
  });
}

async function startMailHog({ ports, logs, parts, keep }) {
  const program = onPath('MailHog', 'mailhog');
  if (!program) return undefined;
  return onFreePorts(async () => {
    const smtpPort = await ports();
    const port = await ports();
    const at = (number) => `127.0.0.1:${number}`;
    await keep(async () => {
      const part = spawnPart({
        name: 'MailHog',
        command: program,
        args: ['-smtp-bind-addr', at(smtpPort), '-api-bind-addr', at(port), '-ui-bind-addr', at(port)],
        log: join(logs, 'mailhog.log'),
        port,
      });
      parts.add(part, RANK.mail);
      await waitUntilReady(part, () => acceptsConnections(port));
      return part;
    });
    return { smtpPort, url: `http://${at(port)}` };
  });
}
