import { htmlText } from './html-text';

/** A table cell with text, optionally a link. */
export interface Cell {
  readonly text: string;
  readonly link?: string;
}

/** A heading with the rows below it. */
export interface Section {
  readonly heading: Cell;
  readonly rows: readonly (readonly Cell[])[];
}

const cellHtml = ({ text, link }: Cell): string =>
  link === undefined ? htmlText(text) : `<a href="${htmlText(link)}">${htmlText(text)}</a>`;
const rowHtml = (cells: readonly Cell[]): string =>
  `<tr>${cells.map((cell) => `<td style="padding:4px 16px 4px 0;vertical-align:top">${cellHtml(cell)}</td>`).join('')}</tr>`;
const sectionHtml = ({ heading, rows }: Section): string =>
  `<h3 style="font-size:16px;margin:20px 0 4px">${cellHtml(heading)}</h3><table cellspacing="0">${rows.map(rowHtml).join('')}</table>`;

/** The HTML of an email: sections with a heading and a plain table, since email programs support little more. */
export const htmlMail = (before: readonly string[], sections: readonly Section[], after: readonly Cell[]): string =>
  [
    '<div style="font-family:sans-serif;font-size:15px;line-height:1.45">',
    ...before.map((line) => `<p>${htmlText(line)}</p>`),
    ...sections.map(sectionHtml),
    ...after.map((cell) => `<p>${cellHtml(cell)}</p>`),
    '</div>',
  ].join('');
