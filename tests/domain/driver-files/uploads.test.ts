import { describe, expect, it } from '@jest/globals';
import type { MediaType } from '#domain/driver-files/purposes';
import { isWholePdf, sniffMediaType } from '#domain/driver-files/sniff';
import {
  checkFileSize,
  checkMediaType,
  checkPictureSize,
  checkStatedExpiry,
  MAX_FILE_BYTES,
  percentOf,
  type UploadType,
  uploadTypes,
} from '#domain/driver-files/uploads';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the format of a file by its content', () => {
  it.each<[string, Uint8Array, MediaType | null]>([
    ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF after a byte order mark', bytes('\u00ef\u00bb\u00bf%PDF-1.7\n'), 'application/pdf'],
    ['a PDF after line breaks', bytes('\r\n\n%PDF-1.4'), 'application/pdf'],
    ['a PDF after both, and other blanks', bytes('\u00ef\u00bb\u00bf \t\f\0\n%PDF-1.4'), 'application/pdf'],
    ['a PDF after too many blanks', bytes(`${' '.repeat(1_024)}%PDF-1.4`), null],
    ['a PDF after a letter', bytes('\nx%PDF-1.4'), null],
    ['a JPEG after a line break', Uint8Array.of(0x0a, 0xff, 0xd8, 0xff), null],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'image/png'],
    ['a program', bytes('MZ\u0090'), null],
    ['an HTML page', bytes('<html>'), null],
    ['an archive', bytes('PK\u0003\u0004'), null],
    ['a PDF behind something else', bytes('<script></script>%PDF-1.7'), null],
    ['the first half of a signature', Uint8Array.of(0x89, 0x50, 0x4e), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', (_name, content, expected) => {
    expect(sniffMediaType(content)).toBe(expected);
  });

  it('detects a truncated PDF', () => {
    expect(isWholePdf(bytes('%PDF-1.7 … startxref 9 %%EOF\r\n'))).toBe(true);
    expect(isWholePdf(bytes(`%PDF-1.7 … startxref 9 %%EOF\r\n${'\0'.repeat(8_192)}`))).toBe(true);
    expect(isWholePdf(bytes('%PDF-1.7 … startxref'))).toBe(false);
    expect(isWholePdf(bytes(`%PDF-1.7 %%EOF ${'x'.repeat(1_100)}`))).toBe(false);
  });
});

describe('an uploaded file', () => {
  it('is not empty and at most 20 MB', () => {
    const codes = [0, 1, MAX_FILE_BYTES, MAX_FILE_BYTES + 1].map((size) => checkFileSize(size)?.code);
    expect(codes).toEqual(['file-empty', undefined, undefined, 'file-too-large']);
  });

  it.each(uploadTypes.map((type): [UploadType] => [type]))(
    'of type %s is a PDF or a picture, a photo only a picture',
    (type) => {
      const refused = type === 'photo' ? 'picture-needed' : 'file-type-not-allowed';

      expect(checkMediaType(type, 'image/png')).toBeUndefined();
      expect(checkMediaType(type, null)).toEqual({ code: refused });
      expect(checkMediaType(type, 'application/pdf')).toEqual(type === 'photo' ? { code: refused } : undefined);
    },
  );

  it.each([
    [600, 350, undefined],
    [350, 600, undefined],
    [4_000, 349, 'picture-too-small'],
    [599, 599, 'picture-too-small'],
    [20, 20, 'picture-too-small'],
  ])('may be a picture of %s by %s pixels or is refused', (width, height, code) => {
    expect(checkPictureSize({ width, height })?.code).toBe(code);
  });

  it('may expire today, but not earlier', () => {
    const today = '2026-11-21';
    const codes = ['2026-11-20', '2026-11-21', '2030-01-01', null].map((on) => checkStatedExpiry(on, today)?.code);
    expect(codes).toEqual(['proof-expired', undefined, undefined, undefined]);
  });

  it('is shown as 100 percent only if nothing is missing', () => {
    expect([percentOf(0, 10), percentOf(999, 1_000), percentOf(1_000, 1_000), percentOf(0, 0)]).toEqual([
      0, 99, 100, 0,
    ]);
  });
});
