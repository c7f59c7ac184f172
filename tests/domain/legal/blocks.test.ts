import { describe, expect, it } from '@jest/globals';
import { legalBlocks } from '#domain/legal/blocks';
import { legalPageOf } from '#domain/legal/kinds';
import { LegalFileError, parseLegalFile, shownText } from '#domain/legal/legal-file';

describe('a legal text', () => {
  it('is read as headings, paragraphs and lists, with strong words', () => {
    const blocks = legalBlocks(
      'One **two** three\nfour\n\n## Part\n\n- first\n  goes on\n- **second**\n\n1. one\n2. two\n',
    );

    expect(blocks).toEqual([
      {
        type: 'paragraph',
        spans: [
          { text: 'One ', isStrong: false },
          { text: 'two', isStrong: true },
          { text: ' three four', isStrong: false },
        ],
      },
      { type: 'heading', level: 2, text: 'Part' },
      {
        type: 'list',
        isOrdered: false,
        items: [[{ text: 'first goes on', isStrong: false }], [{ text: 'second', isStrong: true }]],
      },
      {
        type: 'list',
        isOrdered: true,
        items: [[{ text: 'one', isStrong: false }], [{ text: 'two', isStrong: false }]],
      },
    ]);
  });

  it('shows unknown markup as written', () => {
    expect(legalBlocks('<b>x</b> [a](javascript:b)')).toEqual([
      { type: 'paragraph', spans: [{ text: '<b>x</b> [a](javascript:b)', isStrong: false }] },
    ]);
  });
});

describe('a legal text file', () => {
  const source = '---\r\nkind: voe-consent\r\ntitle: Consent: past work\r\nversion: 2\r\n---\r\n\r\nI agree.\r\n';

  it('contains kind, title, version and text, with any line endings', () => {
    const file = parseLegalFile(source);

    expect(file).toEqual({
      kind: 'voe-consent',
      language: 'en',
      title: 'Consent: past work',
      body: 'I agree.',
      version: '2',
      effectiveFrom: null,
    });
    expect(shownText(file)).toBe('# Consent: past work\n\nI agree.\n');
  });

  it.each([
    ['no fences', 'I agree.'],
    ['an unknown kind', source.replace('voe-consent', 'consent')],
    ['an unknown name', source.replace('version', 'verison')],
    ['an invalid date', source.replace('version: 2', 'effective-from: 2026-13-01')],
    ['no text', source.replace('I agree.', '')],
  ])('is refused with %s', (_, text) => {
    expect(() => parseLegalFile(text)).toThrow(LegalFileError);
  });
});

it('finds the page of an address below /static', () => {
  expect(legalPageOf('fmcsa')).toEqual({ kind: 'clearinghouse-limited-query' });
  expect(legalPageOf('voe-consent')).toEqual({ kind: 'voe-consent' });
  expect(legalPageOf('a'.repeat(64))).toEqual({ sha256: 'a'.repeat(64) });
  expect(legalPageOf('constructor')).toBeUndefined();
});
