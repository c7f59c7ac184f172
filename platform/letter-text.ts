/** Who writes. */
export const SIGNATURE = 'The Gladhand team';

export interface Letter {
  readonly firstName: string;
  readonly lines: readonly string[];
  readonly link?: string | undefined;
}

/** The plain text of every email: whom it greets, what happened and what to do, the page, and who writes. */
export const letterText = ({ firstName, lines, link }: Letter): string =>
  [`Hello ${firstName},`, '', ...lines, ...(link === undefined ? [] : ['', link]), '', SIGNATURE].join('\n');
