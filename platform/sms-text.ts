/** A text message of one segment in the GSM 03.38 alphabet. */
const MAX_SEPTETS = 160;
/** Each segment of a longer message has a header that joins it to the others. */
const SEPTETS_PER_JOINED_SEGMENT = 153;
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that take two septets. */
const EXTENDED = new Set('^{}\\[~]|€');
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** The text in the GSM alphabet: similar characters replace others, so that a name does not turn it into UCS-2. */
export const gsmText = (text: string): string => [...text].map(gsmCharacter).join('');

function gsmCharacter(character: string): string {
  if (GSM.has(character) || EXTENDED.has(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const plain = PLAIN[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...plain].every((each) => GSM.has(each)) ? plain : '?';
}

/** Length in septets. */
export const gsmLength = (text: string): number =>
  [...text].reduce((sum, character) => sum + (EXTENDED.has(character) ? 2 : 1), 0);

const CUT = '...';

/** As many whole words as fit; of a single long word, as much as fits. */
function cut(text: string, room: number): string {
  let kept = text;
  while (kept !== '' && gsmLength(kept) > room) kept = [...kept].slice(0, -1).join('');
  const isInWord = /\S/.test(text.charAt(kept.length)) && /\s/.test(kept);
  return (isInWord ? kept.replace(/\s\S*$/, '') : kept).trimEnd();
}

export interface SmsParts {
  readonly before?: string;
  /** Shortened after a word, with "...", when the whole is too long. */
  readonly text: string;
  /** The link and what follows it; never shortened. */
  readonly after: string;
  /** The number of segments that the message may have, 1 by default. */
  readonly segments?: number;
}

/** A text message of the given number of segments, unless the parts that cannot be shortened are longer than that. */
export function smsText({ before = '', text, after, segments = 1 }: SmsParts): string {
  const [start, middle, end] = [gsmText(before), gsmText(text), gsmText(after)];
  const max = segments === 1 ? MAX_SEPTETS : segments * SEPTETS_PER_JOINED_SEGMENT;
  const room = max - gsmLength(start) - gsmLength(end);
  if (gsmLength(middle) <= room) return `${start}${middle}${end}`;
  const rest = `${CUT}${end.replace(/^\./, '')}`;
  return `${start}${cut(middle, max - gsmLength(start) - gsmLength(rest))}${rest}`;
}
