import { LEGAL_LANGUAGE, legalKinds, type LegalKind } from './kinds';

/** A legal text as a file tells it. */
export interface LegalFile {
  readonly kind: LegalKind;
  readonly language: string;
  readonly title: string;
  readonly body: string;
  /** Null when the file does not say: then whoever loads it decides. */
  readonly version: string | null;
  readonly effectiveFrom: string | null;
}

/** What is wrong with a file, in words for the operator. */
export class LegalFileError extends Error {}

const fence = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const known = ['kind', 'language', 'title', 'version', 'effective-from'];

/** Reads a file: `name: value` lines between two fences, then the text. Line ends and blank edges do not count. */
export const parseLegalFile = (source: string): LegalFile => {
  const [, head, rest] = fence.exec(source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')) ?? [];
  if (head === undefined || rest === undefined) throw new LegalFileError('must begin with a block between two "---"');
  const values = headOf(head);
  const kind = legalKinds.find((one) => one === values.get('kind'));
  if (kind === undefined) throw new LegalFileError(`kind must be one of ${legalKinds.join(', ')}`);
  const title = values.get('title') ?? '';
  const body = rest.trim();
  if (title === '' || body === '') throw new LegalFileError('needs a title and a text');
  const effectiveFrom = values.get('effective-from') ?? null;
  if (effectiveFrom !== null && !isDay(effectiveFrom))
    throw new LegalFileError('effective-from must be a date, YYYY-MM-DD');
  const language = values.get('language') ?? LEGAL_LANGUAGE;
  return { kind, language, title, body, version: values.get('version') ?? null, effectiveFrom };
};

const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));

const headOf = (head: string): ReadonlyMap<string, string> => {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim();
    if (at < 1 || !known.includes(name))
      throw new LegalFileError(`does not know "${line}"; known: ${known.join(', ')}`);
    return [name, line.slice(at + 1).trim()];
  });
  return new Map(pairs);
};

/** The very characters that somebody is shown, for the hash that a signature names. */
export const shownText = ({ title, body }: Pick<LegalFile, 'title' | 'body'>): string => `# ${title}\n\n${body}\n`;
