/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', ð: 'd' },
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', ı: 'i' },
};

/**
 * A text as QuickBooks imports it: plain Latin letters, because accents cut a field, commas for semicolons, which break the
 * import, and one line without tabs. A letter of another script and a control character become a question mark.
 */
export const quickBooksText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (sign) => plainLetters[sign] ?? '?')
    .replaceAll(';', ',')
    .replaceAll('"', "'")
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .trim();
