import { join } from 'node:path';
import { CHECKOUT, readJson } from './folders.mjs';
import { printLine } from './progress.mjs';

const FIRST_ACCOUNT =
  'Create an account of operations from another terminal:\n  npm run ops:create -- <email> <first name> <last name>';

/** Written by the seed script: one entry per demo login. */
export const LOGINS = join(CHECKOUT, 'demo-logins.json');

export function printAddress(env, demo) {
  // With a mail server of its own, the product sends its emails.
  const { MAIL_INBOX_URL, ...rest } = env;
  const shown = process.env.SMTP_URL ? rest : { ...rest, MAIL_INBOX_URL };
  for (const line of addressLines(shown, demo ? (readJson(LOGINS) ?? []) : [])) printLine(line);
}

/** The address and how to sign in: with a login of the demo, or with an account that is created first. */
export function addressLines({ PUBLIC_URL: url, MAIL_INBOX_URL: inbox }, logins) {
  return [
    `\nGladhand runs at ${url}`,
    ...(inbox === undefined ? [] : [`Emails and text messages are shown at ${url}/dev/mail`]),
    logins.length > 0 ? `\nSign in to the demo as:\n${table(logins)}` : `\n${FIRST_ACCOUNT}`,
    '\nStop with Ctrl-C.',
  ];
}

function table(logins) {
  const columns = ['role', 'login', 'password', 'url'];
  const widths = columns.map((name) => Math.max(...logins.map((login) => String(login[name] ?? '').length)));
  return logins
    .map((login) => `  ${columns.map((name, at) => String(login[name] ?? '').padEnd(widths[at])).join('  ')}`.trimEnd())
    .join('\n');
}
