import type { ExportBlock, ExportContent, ExportSignature } from '#domain/file-exports/content';
import { cssString, htmlText } from '#platform/html-text';
import { type Face, facesOf, unicodeRangeOf } from '#platform/pdf-fonts';
import { type ListedDocument, listRows, pictureTitle, signatureCaption } from './texts';

/** An export as it is laid out. */
export interface ExportLayout {
  readonly content: ExportContent;
  readonly documents: readonly ListedDocument[];
  /** The text on every page: reader and time. */
  readonly stamp: string;
  /** The text above the list of hashes; null for a PDF without this list. */
  readonly note: string | null;
}

/** The number in the table of contents while the pages are unknown: as wide as most. */
const UNKNOWN_PAGE = 0;

const sectionId = (index: number): string => `section-${String(index)}`;
const pictureId = (index: number): string => `document-${String(index)}`;
const HASHES_ID = 'hashes';

/** The HTML of an export; in the first pass without its pictures, which have a page each. */
export function exportHtml(layout: ExportLayout, pageOf: ReadonlyMap<string, number> | undefined): string {
  const { content, stamp: stamped } = layout;
  const pages = documentPages(layout, pageOf);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${htmlText(content.title)}</title>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'">`,
    `<style>${fontFaces(layout)}${pageStyle(content.title, stamped)}${STYLE}</style></head><body>`,
    `<div class="mark" aria-hidden="true">${htmlText(stamped)}</div>`,
    `<header><h1>${htmlText(content.title)}</h1><p>${htmlText(content.subtitle)}</p><p class="quiet">${htmlText(stamped)}</p></header>`,
    tableOfContents(layout, pageOf),
    ...content.sections.map(
      ({ title, blocks }, index) =>
        `<section><h2 id="${sectionId(index)}">${htmlText(title)}</h2>${blocks.map((block) => blockHtml(block, pages)).join('')}</section>`,
    ),
    ...shown(layout).flatMap((document, index) =>
      Array.from({ length: document.pages }, (_, page) =>
        pictureHtml(document, { index, page, isDraft: pageOf === undefined }),
      ),
    ),
    hashList(layout),
    '</body></html>',
  ].join('');
}

/** The path of a font file of the document. */
export const fontPath = ({ family, subset }: Face, isBold: boolean): string =>
  `fonts/${family}/${subset}/${isBold ? 'bold' : 'regular'}`;

/** The path of a page of a document, counted from 0. */
export const picturePath = (fileId: string, page: number): string => `files/${fileId}/${String(page)}`;

const shown = ({ documents }: ExportLayout): readonly ListedDocument[] => documents.filter(({ pages }) => pages > 0);

function pictureHtml(
  document: ListedDocument,
  { index, page, isDraft }: { readonly index: number; readonly page: number; readonly isDraft: boolean },
): string {
  const title = htmlText(pictureTitle(document) + (document.pages === 1 ? '' : `, page ${String(page + 1)}`));
  const id = page === 0 ? ` id="${pictureId(index)}"` : '';
  const picture = isDraft ? '' : `<img src="/${picturePath(document.fileId, page)}" alt="${title}">`;
  return `<section class="picture"><h2${id}>${title}</h2>${picture}</section>`;
}

function tableOfContents(layout: ExportLayout, pageOf: ReadonlyMap<string, number> | undefined): string {
  const line = (id: string, title: string) =>
    `<li><a href="#${id}"><span>${htmlText(title)}</span><i></i><b>${String(pageOf?.get(id) ?? UNKNOWN_PAGE)}</b></a></li>`;
  const lines = [
    ...layout.content.sections.map(({ title }, index) => line(sectionId(index), title)),
    ...shown(layout).map((document, index) => line(pictureId(index), pictureTitle(document))),
    ...(layout.note === null ? [] : [line(HASHES_ID, 'Documents and their hashes')]),
  ];
  return `<nav><h2 class="contents">Contents</h2><ol>${lines.join('')}</ol></nav>`;
}

/** The first page of each document that tables refer to, by its name. */
type DocumentPages = ReadonlyMap<string, number>;

const documentPages = (layout: ExportLayout, pageOf: ReadonlyMap<string, number> | undefined): DocumentPages =>
  new Map(
    shown(layout).flatMap(({ name }, index) =>
      name === undefined ? [] : [[name, pageOf?.get(pictureId(index)) ?? UNKNOWN_PAGE]],
    ),
  );

function blockHtml(block: ExportBlock, pages: DocumentPages): string {
  const title = block.title === undefined ? '' : `<h3>${htmlText(block.title)}</h3>`;
  if (block.type === 'text') return `${title}<p class="text">${htmlText(block.text)}</p>`;
  if (block.type === 'table') return title + tableHtml(block.columns, block.rows, pages);
  if (block.type === 'signature') return title + signatureHtml(block);
  const facts = block.rows.map(
    ({ label, value }) => `<div><dt>${htmlText(label)}</dt><dd>${htmlText(value)}</dd></div>`,
  );
  return `${title}<dl>${facts.join('')}</dl>`;
}

/** Drawn lines are numbers that the product made an image of; a typed signature is its name. */
const signatureHtml = ({ name, image, signedAt }: ExportSignature): string =>
  `<figure>${image === null ? `<p class="signature">${htmlText(name)}</p>` : `<img class="signature" src="${htmlText(image)}" alt="${htmlText(name)}">`}` +
  `<figcaption>${htmlText(signatureCaption({ name, signedAt }))}</figcaption></figure>`;

const NO_PAGES: DocumentPages = new Map();

const tableHtml = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  pages: DocumentPages = NO_PAGES,
): string =>
  `<table><thead><tr>${columns.map((column) => `<th>${htmlText(column)}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows
    .map((row) =>
      rowHtml(
        row.map((cell) => withPages(cell, pages)),
        columns.length,
      ),
    )
    .join('')}</tbody></table>`;

/** A reference stands in a list, so a comma or a bracket follows the name of a document. */
const withPages = (cell: string, pages: DocumentPages): string =>
  [...pages].reduce(
    (text, [name, page]) =>
      [',', ')'].reduce((all, end) => all.replaceAll(name + end, `${name}, page ${String(page)}${end}`), text),
    cell,
  );

/** The last cell takes the columns that the row does not fill: an empty list says so in one cell. */
function rowHtml(row: readonly string[], width: number): string {
  const cells = row.map((cell, index) => {
    const span = index === row.length - 1 && row.length < width ? ` colspan="${String(width - index)}"` : '';
    return `<td${span}>${htmlText(cell)}</td>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

function hashList({ documents, note }: ExportLayout): string {
  if (note === null) return '';
  const { columns, rows } = listRows(documents);
  return `<section class="hashes"><h2 id="${HASHES_ID}">Documents and their hashes</h2><p>${htmlText(note)}</p>${tableHtml(columns, rows)}</section>`;
}

/** Only the font files that the texts need. */
function fontFaces(layout: ExportLayout): string {
  return facesOf(textsOf(layout))
    .flatMap((face) =>
      [false, true].map(
        (isBold) =>
          `@font-face{font-family:Gladhand;font-weight:${isBold ? '700' : '400'};src:url(/${fontPath(face, isBold)}) format("truetype");unicode-range:${unicodeRangeOf(face)}}`,
      ),
    )
    .join('');
}

const textsOf = ({ content, documents, stamp }: ExportLayout): string[] => [
  JSON.stringify(content),
  JSON.stringify(documents),
  stamp,
];

const pageStyle = (title: string, stamped: string): string =>
  `@page{size:595pt 842pt;margin:62pt 48pt 58pt;` +
  `@top-left{content:${cssString(title)};${MARGIN_TEXT}}` +
  `@bottom-left{content:${cssString(stamped)};${MARGIN_TEXT}}` +
  `@bottom-right{content:counter(page) " / " counter(pages);${MARGIN_TEXT}}}`;

const MARGIN_TEXT = 'font:8pt Gladhand,sans-serif;color:#5a5a5a';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:10pt/1.45 Gladhand,sans-serif;color:#111}
.mark{position:fixed;top:300pt;left:-40pt;width:580pt;text-align:center;transform:rotate(-32deg);font-size:24pt;line-height:1.3;color:#000;opacity:.06}
h1{font-size:21pt;line-height:1.2;margin:0 0 6pt}
h2{font-size:14pt;margin:22pt 0 8pt;padding-bottom:3pt;border-bottom:1pt solid #888;break-after:avoid}
h3{font-size:11pt;margin:14pt 0 4pt;break-after:avoid}
p{margin:0 0 6pt}
.text{white-space:pre-line}
.quiet{color:#5a5a5a;font-size:9pt}
nav ol{list-style:none;margin:0;padding:0}
nav li{break-inside:avoid}
nav a{display:flex;align-items:baseline;gap:6pt;color:inherit;text-decoration:none;padding:2pt 0}
nav i{flex:1;border-bottom:1pt dotted #999}
nav b{font-weight:400;min-width:22pt;text-align:right;font-variant-numeric:tabular-nums}
nav{margin-bottom:18pt}
dl{margin:0 0 8pt;columns:2;column-gap:20pt;break-inside:avoid}
dl div{break-inside:avoid;padding:2pt 0;border-bottom:.5pt solid #ddd}
dt{color:#5a5a5a;font-size:8.5pt}
dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;margin:0 0 8pt;font-size:9pt}
th{text-align:left;color:#5a5a5a;font-weight:400;border-bottom:1pt solid #888}
th,td{padding:3pt 8pt 3pt 0;vertical-align:top;overflow-wrap:break-word}
td{border-bottom:.5pt solid #ddd}
tr{break-inside:avoid}
/* A copy is as large as the page, and legible as the original (49 CFR 390.31): the mark does not cross it. */
.picture{break-before:page;height:716pt;overflow:hidden;position:relative;z-index:1;background:#fff;margin:0 -24pt}
.picture h2{margin:0 24pt 6pt;font-size:10pt}
.picture img{display:block;max-width:100%;max-height:685pt;margin:0 auto;object-fit:contain}
figure{margin:0 0 8pt;break-inside:avoid}
figcaption{color:#5a5a5a;font-size:8.5pt}
img.signature{display:block;height:48pt}
.hashes{break-before:page}
.hashes :is(th,td):not(:first-child){white-space:nowrap}
.hashes td:last-child{font-family:monospace;font-size:6.5pt}
`;
