import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createPdf } from '#platform/pdf';
import { checkContents } from '#platform/pdf-contents';

const pdf = (...inside: readonly (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj<</Type/Catalog>>endobj\n'),
    ...inside.map((part) => Buffer.from(part as string)),
    Buffer.from('\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ]);
const stream = (dictionary: string, bytes: Buffer | string, { before = '2 0 obj<<', after = '>>\nstream\n' } = {}) =>
  Buffer.concat([
    Buffer.from(before + dictionary + after),
    Buffer.from(bytes as string),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const SCRIPT = '3 0 <</S/JavaScript/JS(app.alert(1))>>';
const HARMLESS = '3 0 <</Type/Page>>';
const flate = '/Type/ObjStm/Filter/FlateDecode';
const packed = (text: string, dictionary = flate) => stream(dictionary, deflateSync(Buffer.from(text)));
const hex = (bytes: Buffer) => `${bytes.toString('hex')}>`;

/** The compressed text with another last byte, which is part of the checksum. */
function withWrongChecksum(text: string): Buffer {
  const bytes = deflateSync(Buffer.from(text));
  bytes[bytes.length - 1] = ~(bytes.at(-1) ?? 0);
  return bytes;
}

/** The compressed text as a stored block, and then a block of a type that does not exist. */
function withErrorBehind(text: string): Buffer {
  const stored = deflateSync(Buffer.from(text), { level: 0 });
  // Not the last block.
  stored[2] = 0;
  return Buffer.concat([stored.subarray(0, -4), Buffer.alloc(40, 7)]);
}

describe('a PDF', () => {
  it.each<[string, readonly (string | Buffer)[]]>([
    ['a script at its opening', ['2 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj']],
    ['a name in codes', ['2 0 obj<</S/J#61vaScript/#4aS(app.alert(1))>>endobj']],
    ['a name in codes with capital letters', ['2 0 obj<</S/#4AavaScript/#4aS(app.alert(1))>>endobj']],
    ['another program', ['2 0 obj<</S/Launch/F(cmd.exe)>>endobj']],
    ['a file inside', ['2 0 obj<</Type/EmbeddedFile>>endobj']],
    ['a list of files inside', ['2 0 obj<</Names<</EmbeddedFiles 3 0 R>>>>endobj']],
    ['a script of a rendition', ['2 0 obj<</S/Rendition/JS(app.alert(1))>>endobj']],
    ['a packed script', [packed(SCRIPT)]],
    ['a packed script behind other streams', [packed(HARMLESS), stream('/Subtype/Image', 'bytes'), packed(SCRIPT)]],
    ['comments like a stream around a script', [`%stream\n2 0 obj<<${SCRIPT}>>endobj\n%endstream\n`]],
    ['comments like a stream around a packed script', ['%stream\n', packed(SCRIPT), '%endstream\n']],
    ['a script in an object stream without a filter', [stream('/Type/ObjStm', SCRIPT)]],
    ['a packed script with a wrong checksum', [stream(flate, withWrongChecksum(SCRIPT))]],
    ['a packed script before an error', [stream(flate, withErrorBehind(SCRIPT))]],
    ['a packed script without an end', [stream(flate, deflateSync(Buffer.from(SCRIPT)).subarray(0, -6))]],
    [
      'a packed script with another key after its type',
      [packed(SCRIPT, '/Filter/FlateDecode/Type/ObjStm/N 1/First 4')],
    ],
    [
      'objects packed twice',
      [stream('/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]', hex(deflateSync(Buffer.from(SCRIPT))))],
    ],
    ['objects in hexadecimal digits', [stream('/Type/ObjStm/Filter/ASCIIHexDecode', hex(Buffer.from(SCRIPT)))]],
    ['a filter of packed objects that is elsewhere', [packed(SCRIPT, '/Type/ObjStm/Filter 9 0 R')]],
    ['packed objects that are predicted from each other', [packed(SCRIPT, `${flate}/DecodeParms<</Predictor 12>>`)]],
    ['the type of packed objects in codes', [packed(SCRIPT, '/Type/Obj#53tm/Filter/FlateDecode')]],
    ['a comment in the dictionary of packed objects', [packed(SCRIPT, `${flate}%>>stream\n`)]],
    ['a dictionary of packed objects in a comment', [packed(SCRIPT, `/Filter/LZWDecode%<<\n/Type/ObjStm`)]],
    [
      'much space before packed objects',
      [
        stream(flate, deflateSync(Buffer.from(SCRIPT)), {
          after: `>>${' '.repeat(500)}stream\n`,
        }),
      ],
    ],
    ['packed objects of an enormous size', [packed(' '.repeat(80 * 1024 * 1024))]],
  ])('is active with %s', (_name, inside) => {
    expect(checkContents(pdf(...inside))).toBe('active');
  });

  const predictor = '/Type/XRef/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Columns 4/Predictor 12>>';
  it.each<[string, readonly (string | Buffer)[]]>([
    ['a visible text about scripts', [stream('/Length 40', 'BT (Do not use /JavaScript or /Launch) Tj ET')]],
    ['a title about scripts', ['2 0 obj<</Title(The /JavaScript of (nested) texts)>>endobj']],
    ['a comment about scripts', ['2 0 obj<<%/JavaScript\n/Title(A)>>endobj']],
    ['names that merely start alike', ['2 0 obj<</JSON 1/Launched 2/JavaScripts 3>>endobj']],
    ['a picture whose bytes look like a short name', [stream('/Subtype/Image', '\x00/JS \x01')]],
    ['pages that are packed', [packed(HARMLESS)]],
    [
      'pages that are packed like Acrobat does',
      [packed(HARMLESS, '/Filter/FlateDecode/First 4/Length 26/N 1/Type/ObjStm')],
    ],
    [
      'pages that are packed like qpdf does',
      [packed(HARMLESS, ' /Type /ObjStm /Length 26 /Filter /FlateDecode /N 1 /First 4 ')],
    ],
    [
      'pages that are packed like pdfTeX does',
      [packed(HARMLESS, '\n/Type /ObjStm\n/N 1\n/First 4\n/Length 26        \n/Filter /FlateDecode\n')],
    ],
    [
      'pages whose packed length is elsewhere',
      [
        stream(
          '/Filter [ /FlateDecode ]/DecodeParms [ null ]/Length 9 0 R/Extends 8 0 R/Type/ObjStm',
          deflateSync(Buffer.from(HARMLESS)),
          { before: '2 0 obj\r\n<<', after: '>>stream\r\n' },
        ),
      ],
    ],
    [
      'pages that are packed and then encrypted',
      [stream(flate, Buffer.from('8f1c99a07bd2450e61', 'hex')), '<</Encrypt 5 0 R>>'],
    ],
    ['a table of its objects that is packed', [stream(predictor, deflateSync(Buffer.alloc(40)))]],
    ['a link', ['2 0 obj<</Subtype/Link/A<</S/URI/URI(https://example.com)>>>>endobj']],
    [
      'a picture that is larger than packed objects may be',
      [stream('/Subtype/Image/Filter/FlateDecode', deflateSync(Buffer.alloc(80 * 1024 * 1024)))],
    ],
  ])('is safe with %s', (_name, inside) => {
    expect(checkContents(pdf(...inside))).toBe('safe');
  });

  it('is safe if the product wrote it', async () => {
    const own = createPdf({ title: 'A paper', language: 'en', createdAt: new Date(0) });
    own.text('Words');

    expect(checkContents(await own.end('foot'))).toBe('safe');
  });

  it('is broken with a text that never ends', () => {
    expect(checkContents(pdf('2 0 obj<</Title(never closed>>endobj'))).toBe('broken');
  });

  it('is broken if it has no pages between header and trailer', () => {
    expect(checkContents(Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>\n%%EOF'))).toBe('broken');
  });
});
