/** A part of a PDF's syntax. Texts and comments are left out: nothing in them is an object. */
export type PdfToken =
  | { readonly type: 'name' | 'word'; readonly text: string; readonly end: number }
  | { readonly type: '<<' | '>>' | '[' | ']' | 'text'; readonly end: number };

const codesOf = (characters: string): ReadonlySet<number | undefined> => new Set(Buffer.from(characters, 'latin1'));
const spaces = codesOf('\0\t\n\f\r ');
const delimiters = codesOf('()<>[]{}/%');
const [LINE_FEED, RETURN, COMMENT, OPEN, CLOSE, ESCAPE, LESS, GREATER] = Buffer.from('\n\r%()\\<>', 'latin1');

/** Whether this byte separates words. */
export const isPdfSpace = (code: number | undefined): boolean => spaces.has(code);

/** No name or word that matters is longer; a longer one is read in parts. */
const LONGEST_WORD = 200;

/** The tokens after this place; `unclosed` at a text without an end, which is the last one. Each byte is read once. */
export function* tokensFrom(bytes: Uint8Array, from: number): Generator<PdfToken | 'unclosed', void> {
  for (let at = skipSpaces(bytes, from); at < bytes.length;) {
    const token = tokenAt(bytes, at);
    yield token ?? 'unclosed';
    if (token === undefined) return;
    at = skipSpaces(bytes, token.end);
  }
}

function tokenAt(bytes: Uint8Array, at: number): PdfToken | undefined {
  const code = bytes[at] ?? 0;
  const pair = code === bytes[at + 1];
  switch (String.fromCharCode(code)) {
    case '(':
      return endOfText(bytes, at);
    case '<':
      return pair ? { type: '<<', end: at + 2 } : endOfDigits(bytes, at);
    case '>':
      return pair ? { type: '>>', end: at + 2 } : { type: 'word', text: '>', end: at + 1 };
    case '[':
      return { type: '[', end: at + 1 };
    case ']':
      return { type: ']', end: at + 1 };
    case '/': {
      const end = endOfWord(bytes, at + 1);
      return { type: 'name', text: nameOf(bytes, at + 1, end), end };
    }
    default: {
      // A stray delimiter is a word of its own.
      const end = Math.max(at + 1, endOfWord(bytes, at));
      return { type: 'word', text: latin(bytes, at, end), end };
    }
  }
}

const latin = (bytes: Uint8Array, from: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from).toString('latin1');

function skipSpaces(bytes: Uint8Array, from: number): number {
  let at = from;
  let isComment = false;
  for (; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (isComment) isComment = code !== LINE_FEED && code !== RETURN;
    else if (code === COMMENT) isComment = true;
    else if (!spaces.has(code)) break;
  }
  return at;
}

function endOfWord(bytes: Uint8Array, from: number): number {
  const last = Math.min(bytes.length, from + LONGEST_WORD);
  let at = from;
  for (; at < last; at += 1) {
    const code = bytes[at];
    if (spaces.has(code) || delimiters.has(code)) break;
  }
  return at;
}

/** Texts may contain texts. */
function endOfText(bytes: Uint8Array, from: number): PdfToken | undefined {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === ESCAPE) at += 1;
    else if (code === OPEN) depth += 1;
    else if (code === CLOSE) {
      depth -= 1;
      if (depth === 0) return { type: 'text', end: at + 1 };
    }
  }
  return undefined;
}

/** Digits up to the bracket that closes them, or up to another one that opens: then they are none. */
function endOfDigits(bytes: Uint8Array, from: number): PdfToken | undefined {
  for (let at = from + 1; at < bytes.length; at += 1) {
    if (bytes[at] === GREATER) return { type: 'text', end: at + 1 };
    if (bytes[at] === LESS) return { type: 'text', end: at };
  }
  return undefined;
}

/** A name in which any letter can be a code: `/J#53` is `/JS`. */
function nameOf(bytes: Uint8Array, from: number, end: number): string {
  return latin(bytes, from, end).replace(/#([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
