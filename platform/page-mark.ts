import sharp from 'sharp';
import { createPdf } from './pdf';
import { pixelsOf, withPdf } from './pdf-pixels';

const GAP = 70;
const ANGLE = -30;
const OPACITY = 0.26;
/** A long name with an agency and a time fits on one line. */
const TEXT_POINTS = 10;
const SCALE = 3;
/** Of the line at the bottom, in pixels. */
const LINE_HEIGHT = 30;
const LINE_WIDTH = 0.94;
const JPEG_QUALITY = 82;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The page with the text across it, again and again, and once plainly at the bottom. */
export async function withMark(page: Buffer, text: string): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata();
  const drawn = await drawText(text);
  const pale = await sharp(drawn)
    .linear([1, 1, 1, OPACITY], [0, 0, 0, 0])
    .extend({ top: GAP, bottom: GAP, left: GAP, right: GAP, background: CLEAR })
    .toBuffer();
  const tile = await sharp(pale).rotate(ANGLE, { background: CLEAR }).toBuffer();
  const line = await sharp(drawn)
    .resize({ width: Math.round(width * LINE_WIDTH), height: LINE_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toBuffer();
  // A picture may not be larger than the page that it lies on.
  const fitted = await sharp(tile).resize({ width, height, fit: 'inside', withoutEnlargement: true }).toBuffer();
  return sharp(page)
    .composite([
      { input: fitted, tile: true },
      { input: line, gravity: 'south' },
    ])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** The part of a page without its margins and the footer, in points. */
const TEXT_AREA = { left: 40, top: 40, width: 515, height: 120 };

/** A text as black pixels. It is written as a PDF, which has fonts for the scripts of names, also on servers without any. */
async function drawText(text: string): Promise<Buffer> {
  const pdf = createPdf({ title: text, language: 'en', createdAt: new Date(0) });
  pdf.text(text, { size: TEXT_POINTS });
  const content = await pdf.end('');
  const { data, ...raw } = await withPdf(content, (document) =>
    pixelsOf(document.getPage(0), { scale: SCALE, isClear: true }),
  );
  const area = Object.fromEntries(Object.entries(TEXT_AREA).map(([name, points]) => [name, points * SCALE]));
  const cut = await sharp(data, { raw })
    .extract(area as typeof TEXT_AREA)
    .png()
    .toBuffer();
  return sharp(cut).trim({ background: CLEAR }).toBuffer();
}
