import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { exportHtml } from '#activities/file-exports/pdf/export-html';
import { renderPdf } from '#activities/file-exports/pdf/render-pdf';
import { exportNote, stampText } from '#activities/file-exports/pdf/texts';
import { findChromium } from '#platform/chromium';
import { readPdfPages } from '#platform/pdf-pages';
import { anExportContent } from '../../support/builders/export-content';
import { silentLogger as log } from '../../support/hiring/silent-logger';
import { aNoisyPng, aPdf, aPng } from '../../support/pictures';

const chromium = {
  path: findChromium(process.env['CHROME_PATH'], process.env['PATH'] ?? '') ?? '',
  hasSandbox: process.getuid?.() !== 0,
};
const stamp = stampText({
  reader: 'Ann Smith',
  carrier: 'Lone Star "Freight"',
  at: 'Thursday, November 26, 2026 at 9:00 AM CST',
});
const createdAt = new Date('2026-11-26T15:00:00.000Z');
const common = { stamp, note: exportNote(1), maxPictureBytes: 14 * 1024 * 1024, createdAt };
const open = () => Promise.resolve(Buffer.alloc(0));
const names = ['Maria Gomez', 'Иван Петров', '王小明', 'ਕਿਰਤ ਸਿੰਘ'];
const fonts = ['NotoSans-', 'NotoSans-', 'NotoSansSC', 'NotoSansGurmukhi'];

describe('an export rendered with Chromium', () => {
  it.each(names.map((name, index) => [name, fonts[index] ?? '']))('embeds the font of %s', async (name, font) => {
    const input = { content: anExportContent({ driverName: name }), ...common, open };

    const pdf = await renderPdf({ chromium, log }, input);

    expect(pdf.toString('latin1')).toMatch(new RegExp(`/BaseFont /[A-Z]{6}\\+${font}`));
  });

  it('has a table of contents with the page of each part, pictures on a page each, and the hash list at the end', async () => {
    const picture = await aPng();
    const files = new Map([
      ['00000000-0000-4000-8000-000000000001', picture],
      ['00000000-0000-4000-8000-000000000002', aPdf()],
    ]);
    const [pictureId = '', pdfId = ''] = files.keys();
    const documents = [
      { fileId: pictureId, title: 'Driver license', mediaType: 'image/png', addedOn: '2026-11-20' },
      { fileId: pdfId, title: 'Motor vehicle record', mediaType: 'application/pdf', addedOn: '2026-11-21' },
    ] as const;
    const content = anExportContent({ employers: 30, documents });
    const opened: string[] = [];
    const openFile = (fileId: string) => {
      opened.push(fileId);
      return Promise.resolve(files.get(fileId) ?? Buffer.alloc(0));
    };

    const pdf = await renderPdf({ chromium, log }, { content, ...common, open: openFile });

    const { pageOf, pageCount } = readPdfPages(pdf);
    expect(pageCount).toBeGreaterThan(6);
    expect(pageOf.get('section-0')).toBe(1);
    expect(pageOf.get('section-2')).toBeGreaterThan(2);
    expect(pageOf.get('document-0')).toBe(pageCount - 1);
    expect(pageOf.get('hashes')).toBe(pageCount);
    // Both are hashed, and only the picture is shown.
    expect(opened).toEqual([pictureId, pdfId]);
  });

  it('shows pictures as JPEG, as many as an email carries; the others and broken ones are only listed', async () => {
    const noisy = await aNoisyPng(1_600);
    const documents = Array.from({ length: 12 }, (_, index) => ({
      fileId: `00000000-0000-4000-8000-0000000000${String(index + 10)}`,
      title: `Driver license ${String(index)}`,
      mediaType: 'image/png' as const,
      addedOn: '2026-11-20',
    }));
    const broken = documents[0]?.fileId;
    const openFile = (fileId: string) => Promise.resolve(fileId === broken ? Buffer.from('no picture') : noisy);

    const pdf = await renderPdf(
      { chromium, log },
      { content: anExportContent({ documents }), ...common, open: openFile },
    );

    expect(noisy.length * documents.length).toBeGreaterThan(25_000_000);
    expect(pdf.length).toBeLessThan(18_000_000);
    const { pageOf } = readPdfPages(pdf);
    expect(pageOf.get('document-0')).toBeDefined();
    expect(pageOf.get(`document-${String(documents.length - 1)}`)).toBeUndefined();
    expect(pageOf.get('hashes')).toBeDefined();
  });

  it('shows texts of the file as text, and the stamp on every page', () => {
    const sha256 = createHash('sha256').update('x').digest('hex');
    const documents = [
      {
        fileId: 'f',
        title: '<script>',
        mediaType: 'application/pdf' as const,
        addedOn: '2026-11-21',
        sizeBytes: 1,
        sha256,
        pages: 0,
        pageCount: 0,
      },
    ];
    const html = exportHtml(
      { content: anExportContent(), documents, stamp, note: exportNote(1) },
      new Map([['section-1', 7]]),
    );

    expect(html).toContain('Certification &lt;b&gt;');
    expect(html).not.toContain('<script>');
    expect(html).toContain(sha256);
    expect(html).toContain('<span>Employment history</span><i></i><b>7</b>');
    expect(html).toContain('class="mark"');
    expect(html).toContain('@bottom-left{content:"Exported by Ann Smith, Lone Star \\22 Freight\\22 , Thursday');
  });
});

describe('the signature in an export', () => {
  const signature = {
    type: 'signature',
    title: "Driver's signature",
    name: 'Maria <Gomez>',
    signedAt: '11/20/2026',
  } as const;
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 150"><path d="M0 0L600 150" stroke="#000"/></svg>',
  );
  const image = `data:image/svg+xml;base64,${drawing.toString('base64')}`;
  const htmlOf = (drawn: string | null) =>
    exportHtml(
      { content: anExportContent({ signature: { ...signature, image: drawn } }), documents: [], stamp, note: null },
      undefined,
    );

  it('is drawn as it was signed, with the name and the day', () => {
    expect(htmlOf(image)).toContain(`<img class="signature" src="${image}" alt="Maria &lt;Gomez&gt;">`);
    expect(htmlOf(image)).toContain('Signed by Maria &lt;Gomez&gt; on 11/20/2026');
  });

  it('is the name if it was typed', () => {
    expect(htmlOf(null)).toContain('<p class="signature">Maria &lt;Gomez&gt;</p>');
    expect(htmlOf(null)).not.toContain('<img');
  });

  it('is drawn by Chromium: the page differs from one with another drawing', async () => {
    const pdfOf = (drawn: string | null) =>
      renderPdf(
        { chromium, log },
        { content: anExportContent({ signature: { ...signature, image: drawn } }), ...common, open },
      );
    const empty = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 150"></svg>');

    const [drawn, blank] = [await pdfOf(image), await pdfOf(`data:image/svg+xml;base64,${empty.toString('base64')}`)];

    expect(drawn.length).toBeGreaterThan(blank.length);
  });
});

describe('an export without Chromium', () => {
  it.each(names)('has a plain version for %s', async (driverName) => {
    const pdf = await renderPdf(
      { chromium: undefined, log },
      { content: anExportContent({ driverName }), ...common, open },
    );

    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
