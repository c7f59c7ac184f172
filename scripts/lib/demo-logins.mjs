import { join } from 'node:path';
import { CHECKOUT, readJson } from './folders.mjs';
import { printLine } from './progress.mjs';

/** Written by the seed script: one entry per demo login. */
export const LOGINS = join(CHECKOUT, 'demo-logins.json');

export function printAddress(url, demo) {
  printLine(`\nGladhand runs at ${url}`);
  const logins = demo ? (readJson(LOGINS) ?? []) : [];
  if (logins.length > 0) printLine(`\nSign in to the demo as:\n${table(logins)}`);
  printLine('\nStop with Ctrl-C.');
}

function table(logins) {
  const columns = ['role', 'login', 'password', 'url'];
  const widths = columns.map((name) => Math.max(...logins.map((login) => String(login[name] ?? '').length)));
  return logins
    .map((login) => `  ${columns.map((name, at) => String(login[name] ?? '').padEnd(widths[at])).join('  ')}`.trimEnd())
    .join('\n');
}
