/** The signature at the end of every email, as in the legal texts. */
const SIGNATURE = 'The Gladhand team';

/** Contact details of the operator; a commercial email needs both (CAN-SPAM). */
export interface SenderContact {
  readonly postalAddress?: string | undefined;
  readonly supportEmail?: string | undefined;
}

export interface EmailContent {
  /** The recipient to greet; undefined when the text has a greeting of its own. */
  readonly firstName?: string | undefined;
  readonly lines: readonly string[];
  readonly link?: string | undefined;
  readonly footer?: string | undefined;
}

/** The plain text of an email: greeting, what happened and what to do, one link, signature and legal footer. */
export const emailText = ({ firstName, lines, link, footer }: EmailContent): string =>
  [
    ...(firstName === undefined ? [] : [`Hello ${firstName},`, '']),
    ...lines,
    ...(link === undefined ? [] : ['', link]),
    '',
    SIGNATURE,
    ...(footer === undefined ? [] : ['', footer]),
  ].join('\n');

/** The footer of a commercial email; undefined while the operator's address or support email is not configured. */
export const commercialFooter = ({ postalAddress, supportEmail }: SenderContact): string | undefined =>
  postalAddress === undefined || supportEmail === undefined
    ? undefined
    : [`To stop receiving emails like this, write to ${supportEmail}.`, `Gladhand, ${postalAddress}`].join('\n');
