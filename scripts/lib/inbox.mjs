import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from './folders.mjs';

const MAX_MESSAGES = 1_000;

/** The newest messages, kept in memory and in a file with one message per line. */
export function openInbox(file) {
  const messages = file ? read(file) : [];
  if (file) rewrite(file, messages);

  const add = (kind, value) => {
    messages.push({ kind, value });
    if (file) appendFileSync(file, `${JSON.stringify({ kind, value })}\n`, { mode: 0o600 });
    if (messages.length <= MAX_MESSAGES * 2) return;
    messages.splice(0, messages.length - MAX_MESSAGES);
    if (file) rewrite(file, messages);
  };
  const of = (wanted) => messages.filter(({ kind }) => kind === wanted).map(({ value }) => value);

  return {
    addMail: (mail) => add('mail', mail),
    addText: (text) => add('text', text),
    mails: () => of('mail'),
    texts: () => of('text'),
    clear: () => {
      messages.length = 0;
      if (file) rewrite(file, messages);
    },
  };
}

function read(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(parsed).slice(-MAX_MESSAGES);
}

// The last line can be incomplete after a crash.
function parsed(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function rewrite(file, messages) {
  writeAtomically(file, messages.map((message) => `${JSON.stringify(message)}\n`).join(''), 0o600);
}
