import { expect, it } from '@jest/globals';
import { createPdf } from '#platform/pdf';

const at = new Date('2026-11-21T12:00:00.000Z');
const made = (write: (pdf: ReturnType<typeof createPdf>) => void) => {
  const pdf = createPdf({ title: 'A title', language: 'en', createdAt: at });
  write(pdf);
  return pdf.end('foot');
};
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/MediaBox \[0 0 595 842\]/g)?.length;
const fontsOf = (file: Buffer) => new Set(file.toString('latin1').match(/\/BaseFont \/[^\s/]+/g)).size;

it('writes pages of 595 by 842, the same bytes for the same content', async () => {
  const write = (pdf: ReturnType<typeof createPdf>) => {
    pdf.text('Words', { look: 'bold' });
    pdf.drawing([[10, 10, 50, 60, 90, 20]], { width: 600, height: 200 });
  };

  const file = await made(write);

  expect(pagesOf(file)).toBe(1);
  expect(await made(write)).toEqual(file);
});

it('goes on to another page when one is full, and keeps together what belongs together', async () => {
  expect(await made((pdf) => pdf.text('Words and words. '.repeat(600))).then(pagesOf)).toBe(3);
  const torn = await made((pdf) => {
    pdf.text('Words. '.repeat(500));
    pdf.keep(600);
    pdf.text('Signature');
  });
  expect(pagesOf(torn)).toBe(2);
});

it('has letters for names from everywhere that its fonts reach', async () => {
  const latin = await made((pdf) => {
    pdf.text('Maria');
  });
  const many = await made((pdf) => {
    pdf.text('Łukasz Nguyễn Владимир Ελένη सिंह');
  });

  expect(fontsOf(many)).toBeGreaterThan(fontsOf(latin) + 3);
});
