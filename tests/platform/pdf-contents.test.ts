import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createPdf } from '#platform/pdf';
import { hasActiveContent, hasPdfStructure } from '#platform/pdf-contents';

const pdf = (inside: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj<</Type/Catalog>>endobj\n'),
    Buffer.from(inside as string),
    Buffer.from('\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ]);
const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`2 0 obj<<${dictionary}>>\nstream\n`), bytes, Buffer.from('\nendstream\nendobj')]);
const packed = (text: string) => stream('/Type/ObjStm/Filter/FlateDecode', deflateSync(Buffer.from(text)));

describe('a PDF', () => {
  it.each<[string, string | Buffer]>([
    ['a script at its opening', '2 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
    ['a name in codes', '2 0 obj<</S/J#61vaScript/#4aS(app.alert(1))>>endobj'],
    ['another program', '2 0 obj<</S/Launch/F(cmd.exe)>>endobj'],
    ['a file inside', '2 0 obj<</Type/EmbeddedFile>>endobj'],
    ['a packed script', packed('3 0 <</S/JavaScript/JS(app.alert(1))>>')],
  ])('is active with %s', (_name, inside) => {
    expect(hasActiveContent(pdf(inside))).toBe(true);
  });

  it('is not active because of names that merely start alike, or the bytes of a picture', () => {
    expect(hasActiveContent(pdf('2 0 obj<</JSON 1/Launched 2>>endobj'))).toBe(false);
    expect(hasActiveContent(pdf(stream('/Subtype/Image', Buffer.from('\x00/JS \x01'))))).toBe(false);
    expect(hasActiveContent(pdf(packed('3 0 <</Type/Page>>')))).toBe(false);
  });

  it('is complete and not active if the product wrote it', async () => {
    const own = createPdf({ title: 'A paper', language: 'en', createdAt: new Date(0) });
    own.text('Words');
    const bytes = await own.end('foot');

    expect([hasPdfStructure(bytes), hasActiveContent(bytes)]).toEqual([true, false]);
  });

  it('is rejected if it has no pages between header and trailer', () => {
    expect(hasPdfStructure(Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>\n%%EOF'))).toBe(false);
  });
});
