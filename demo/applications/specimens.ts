import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { FilePurpose, MediaType } from '#domain/driver-files/purposes';
import { dotMatrixText, widthOf } from './dot-matrix-text';

/** Text printed on a made-up document. */
export interface SpecimenFacts {
  readonly title: string;
  readonly name: string;
  /** Label and value, from top to bottom. */
  readonly lines: readonly (readonly [string, string])[];
}

/** A made-up document or photo, before it is rendered. */
export interface Specimen extends SpecimenFacts {
  readonly purpose: FilePurpose;
  readonly isPdf: boolean;
  /** Out of focus. */
  readonly isUnreadable: boolean;
  /** Selects the colors of the face. */
  readonly look: number;
}

export interface DrawnSpecimen {
  readonly mediaType: MediaType;
  readonly content: Buffer;
}

/** Renders a specimen, clearly marked as such, in a few kilobytes. Needs no installed font. */
export async function drawSpecimen(specimen: Specimen, at: Date): Promise<DrawnSpecimen> {
  if (specimen.isPdf) return { mediaType: 'application/pdf', content: await pdfOf(specimen, at) };
  const svg = specimen.purpose === 'photo' ? portrait(specimen) : card(specimen);
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  const taken = specimen.isUnreadable ? picture.blur(BLUR) : picture;
  return { mediaType: 'image/jpeg', content: await taken.jpeg({ quality: 62 }).toBuffer() };
}

const BLUR = 7;
const INK = '#14263a';
/** Demo files are viewed on a page, not printed, so they are scaled down. */
const SCALE = 0.75;
const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width * SCALE)}" height="${String(height * SCALE)}">${content}</svg>`;

/** A license-sized card; the barcode on its back is meaningless. */
function card({ title, name, lines, purpose, look }: Specimen): string {
  const isFront = purpose === 'driverLicense';
  const facts = [['NAME', name] as const, ...lines].map(
    ([label, value], index) =>
      dotMatrixText(label, { x: isFront ? 236 : 28, y: 104 + index * 40, dot: 1.6, fill: '#5a6b7d' }) +
      dotMatrixText(value, { x: isFront ? 310 : 130, y: 100 + index * 40, dot: 2.4, fill: INK }),
  );
  return svgOf(
    720,
    450,
    `<rect width="720" height="450" fill="${purpose === 'dotMedicalCard' ? '#f4f1e6' : '#dfeaf3'}"/>` +
      `<rect width="720" height="70" fill="#23476b"/>` +
      dotMatrixText(title, { x: 26, y: 24, dot: 3.2, fill: '#ffffff' }) +
      (isFront ? `<g transform="translate(26 98) scale(.4)">${face(look)}</g>` : '') +
      (purpose === 'backDriverLicense' ? bars(look) : '') +
      facts.join('') +
      mark(26, 405, 4),
  );
}

/** A head and shoulders in front of a wall. */
function portrait({ name, lines, look }: Specimen): string {
  const below = [name, ...lines.map(([label, value]) => `${label} ${value}`)];
  return svgOf(
    480,
    600,
    face(look) +
      `<rect y="480" width="480" height="120" fill="#ffffff"/>` +
      mark(24, 494, 4) +
      below.map((line, index) => dotMatrixText(line, { x: 24, y: 534 + index * 26, dot: 2.2, fill: INK })).join(''),
  );
}

const skins = ['#f0c8a4', '#d9a679', '#b97f54', '#8d5a3a', '#6a412a', '#e8b78f'];
const hairs = ['#2b2019', '#5b3a21', '#8a8a8a', '#a9793f', '#1a1a1a', '#c8c4bc'];
const shirts = ['#2f5d8a', '#7a2f3a', '#3f6b4a', '#555b66', '#8a6a2f', '#40406b'];
const at = (colors: readonly string[], number: number): string => colors[number % colors.length] ?? INK;

function face(look: number): string {
  const [skin, hair, shirt] = [at(skins, look), at(hairs, look >> 3), at(shirts, look >> 6)];
  return (
    `<rect width="480" height="480" fill="#c9d6e2"/><path d="M60 480c0-110 80-150 180-150s180 40 180 150z" fill="${shirt}"/>` +
    `<rect x="202" y="270" width="76" height="90" rx="30" fill="${skin}"/><ellipse cx="240" cy="200" rx="92" ry="116" fill="${skin}"/>` +
    `<path d="M146 190c-8-100 60-122 96-122s102 20 92 122c-14-50-40-66-92-66s-82 20-96 66z" fill="${hair}"/>` +
    `<circle cx="206" cy="200" r="9" fill="#222"/><circle cx="274" cy="200" r="9" fill="#222"/>` +
    `<path d="M204 258q36 24 72 0" stroke="#6b2f2f" stroke-width="6" fill="none"/>`
  );
}

function bars(look: number): string {
  const widths = Array.from({ length: 60 }, (_, index) => 2 + (((look >> (index % 13)) + index * 7) % 6));
  const spots = widths.map((width, index) => `M${String(30 + index * 11)} 300h${String(width)}v76h-${String(width)}z`);
  return `<path fill="${INK}" d="${spots.join('')}"/>`;
}

const MARK = 'SPECIMEN - NOT A REAL DOCUMENT';
function mark(x: number, y: number, dot: number): string {
  const fitting = Math.min(dot, (dot * 430) / widthOf(MARK, dot));
  return dotMatrixText(MARK, { x, y, dot: fitting, fill: '#c02626' });
}

/** A one-page PDF in the standard fonts that every viewer includes. */
function pdfOf({ title, name, lines }: SpecimenFacts, createdAt: Date): Promise<Buffer> {
  const info = { Title: title, Author: 'Gladhand demo', CreationDate: createdAt, ModDate: createdAt };
  const doc = new PDFDocument({ size: [595, 842], margin: 56, info });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc
      .on('end', () => {
        resolve(Buffer.concat(chunks));
      })
      .on('error', reject);
  });
  doc.fillColor('#c02626').fontSize(13).text(MARK).moveDown();
  doc.fillColor(INK).fontSize(22).text(title).moveDown();
  doc.fontSize(16).text(name).moveDown();
  doc.fontSize(11);
  for (const [label, value] of lines) doc.text(label === '' ? value : `${label}: ${value}`, { lineGap: 6 });
  doc.end();
  return ended;
}
