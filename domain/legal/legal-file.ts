import { LEGAL_LANGUAGE, type LegalKind, legalKinds } from './kinds';

/** A legal text as parsed from a file. */
export interface LegalFile {
  readonly kind: LegalKind;
  readonly language: string;
  readonly title: string;
  readonly body: string;
  /** Null if the file does not state it: templates do not, and an import requires it. */
  readonly version: string | null;
  readonly effectiveFrom: string | null;
}

/** A problem with a legal file, with a text for the operator. */
export class LegalFileError extends Error {}

const fence = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const known = ['kind', 'language', 'title', 'version', 'effective-from'];

/**
 * Parses a file: `name: value` lines between two fences, then the text. Line endings and surrounding blanks are
 * normalized.
 */
export function parseLegalFile(source: string): LegalFile {
  const [, head, rest] = fence.exec(source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')) ?? [];
  if (head === undefined || rest === undefined)
    throw new LegalFileError('must begin with a front matter block between two lines of "---"');
  const values = headOf(head);
  const kind = legalKinds.find((legalKind) => legalKind === values.get('kind'));
  if (kind === undefined) throw new LegalFileError(`kind must be one of ${legalKinds.join(', ')}`);
  const title = values.get('title') ?? '';
  const body = rest.trim();
  if (title === '' || body === '') throw new LegalFileError('needs a title and a text');
  const effectiveFrom = values.get('effective-from') ?? null;
  if (effectiveFrom !== null && !isDay(effectiveFrom))
    throw new LegalFileError('effective-from must be a date, YYYY-MM-DD');
  const language = values.get('language') ?? LEGAL_LANGUAGE;
  return { kind, language, title, body, version: values.get('version') ?? null, effectiveFrom };
}

const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));

function headOf(head: string): ReadonlyMap<string, string> {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim();
    if (at < 1 || !known.includes(name))
      throw new LegalFileError(`has an invalid line "${line}"; allowed fields: ${known.join(', ')}`);
    return [name, line.slice(at + 1).trim()];
  });
  return new Map(pairs);
}

/** The exact characters that are shown and signed: the input of the hash. */
export const shownText = ({ title, body }: Pick<LegalFile, 'title' | 'body'>): string => `# ${title}\n\n${body}\n`;
