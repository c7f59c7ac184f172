/** Who writes. */
export const SIGNATURE = 'The Gladhand team';

export interface EmailContent {
  readonly firstName: string;
  readonly lines: readonly string[];
  readonly link?: string | undefined;
}

/** The plain text of every email: whom it greets, what happened and what to do, the page, and who writes. */
export const emailText = ({ firstName, lines, link }: EmailContent): string =>
  [`Hello ${firstName},`, '', ...lines, ...(link === undefined ? [] : ['', link]), '', SIGNATURE].join('\n');
