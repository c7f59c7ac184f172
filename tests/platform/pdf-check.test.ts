import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { MINUTE_MS } from '#domain/shared/durations';
import { createLimitedThread } from '#platform/limited-thread';
import { checkInThread } from '#platform/pdf-check';
import type { PdfVerdict } from '#platform/pdf-contents';
import { aPdf } from '../support/pictures';
import { aThreadFile, threadFileOf } from '../support/thread-files';

const thread = createLimitedThread<Uint8Array, PdfVerdict>(threadFileOf('pdf-thread.ts'), {
  // Seconds on a quiet machine; what grows faster than its file has no verdict in hours.
  timeoutMs: 8 * MINUTE_MS,
  waiting: 0,
});
afterAll(() => thread.close());

const FLATE = '/Type/ObjStm/Filter/FlateDecode';
const BYTES = 20 * 1024 * 1024;
/** Its three objects. */
const HEAD = aPdf().toString().split('trailer')[0] ?? '';
const END = '\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';

/** A PDF of the largest size that is accepted. */
function filledWith(unit: Buffer | string, head = HEAD): Buffer {
  const part = Buffer.from(unit as string);
  const times = Math.floor((BYTES - head.length - END.length) / part.length);
  return Buffer.concat([Buffer.from(head), Buffer.alloc(times * part.length, part), Buffer.from(END)]);
}

const objectStream = (content: Buffer) =>
  Buffer.concat([Buffer.from(`\n2 0 obj<<${FLATE}>>stream\n`), content, Buffer.from('\nendstream\nendobj\n')]);
/** Ends with an error before its checksum. */
function failing(bytes: number): Buffer {
  const whole = deflateSync(Buffer.alloc(bytes, 'A'));
  return Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8, 0xff)]);
}

describe('the largest PDF', () => {
  // A check that takes too long would have no verdict.
  it.each<[string, PdfVerdict[], () => Buffer]>([
    ['beginnings of streams', ['safe'], () => filledWith('stream\n')],
    ['ends of streams', ['safe'], () => filledWith('endstream ')],
    ['empty streams', ['safe'], () => filledWith('stream\nendstream\n')],
    ['types of object streams', ['safe'], () => filledWith('/ObjStm ')],
    ['object streams without an end', ['active'], () => filledWith(`\n1 0 obj<<${FLATE}>>stream\n`)],
    ['object streams without a filter', ['active'], () => filledWith('\n1 0 obj<</Type/ObjStm>>stream\n')],
    ['dictionaries that nest', ['safe', 'broken'], () => filledWith('1 0 obj<<')],
    ['beginnings of objects', ['safe', 'broken'], () => filledWith('1 0 obj ')],
    ['texts that are not closed', ['broken'], () => filledWith('1 0 obj(')],
    ['digits that are not closed', ['safe', 'broken'], () => filledWith('1 0 obj<')],
    ['numbers', ['safe'], () => filledWith('1 ')],
    ['digits', ['safe', 'broken'], () => filledWith('1')],
    ['spaces', ['safe'], () => filledWith(' ')],
    ['codes', ['safe', 'broken'], () => filledWith('#4A')],
    ['slashes', ['safe', 'broken'], () => filledWith('/')],
    ['names that almost are scripts', ['safe', 'broken'], () => filledWith('1 0 obj/JavaScrip#7')],
    ['comments', ['safe', 'broken'], () => filledWith('%')],
    ['scripts of fields', ['safe'], () => filledWith('9 0 obj<</FT/Tx/AA<</F<</S/JavaScript>>>>>>endobj\n')],
    [
      'fields that are scripts of their own',
      ['safe', 'active'],
      () => filledWith('9 0 obj<</FT/Tx/AA<</F 9 0 R>>/S/JavaScript>>'),
    ],
    [
      'dictionaries that nest around a script',
      ['active', 'broken'],
      () => filledWith('/S/JavaScript<<', `${HEAD}9 0 obj<<`),
    ],
    ['references beside a script', ['active'], () => filledWith('1 0 R ', `${HEAD}9 0 obj<</S/JavaScript/K[`)],
    ['streams that unpack to much and fail', ['active'], () => filledWith(objectStream(failing(60 * 1024 * 1024)))],
    ['streams that unpack to little and fail', ['active'], () => filledWith(objectStream(failing(100)))],
    ['streams that unpack to nothing', ['active'], () => filledWith(objectStream(Buffer.alloc(4, 0xff)))],
  ])('of %s has a verdict', async (_name, verdicts, content) => {
    expect(verdicts).toContain(await thread.run(content()));
  });

  it.each(['1', '1 ', ' ', 'stream\n', '1 0 ob'])('of %j without an object is broken', async (unit) => {
    expect(await thread.run(filledWith(unit, '%PDF-1.5\n'))).toBe('broken');
  });
});

describe('a PDF', () => {
  it('is safe with a page', async () => {
    expect(await thread.run(aPdf())).toBe('safe');
  });

  it.each<[PdfVerdict, PDFKit.PDFDocumentOptions]>([
    ['protected', { userPassword: 'secret', ownerPassword: 'another' }],
    ['protected', { userPassword: 'secret', pdfVersion: '1.7ext3' }],
    ['safe', { ownerPassword: 'another' }],
    ['safe', { ownerPassword: 'another', pdfVersion: '1.7ext3' }],
  ])('is %s with the passwords %j', async (verdict, options) => {
    const document = new PDFDocument(options);
    document.text('Words').end();

    expect(await thread.run(await buffer(document))).toBe(verdict);
  });

  it.each([
    [
      'a page of the web with the marks of objects',
      '%PDF-1.4\n<html><script>alert(1)</script>1 0 obj\nstartxref\n%%EOF\n',
    ],
    ['no page', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'],
  ])('is broken with %s', async (_name, text) => {
    expect(await thread.run(Buffer.from(text))).toBe('broken');
  });
});

it('finds a PDF broken that cannot be checked in time', async () => {
  const check = checkInThread(aThreadFile('handleInThread(() => { while (true); });'), 1_000);

  expect(await check.run(Buffer.from(HEAD))).toBe('broken');
  await check.close();
});
