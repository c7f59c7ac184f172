/** The subject, the sentences and the page to open. */
export interface AccountText {
  readonly subject: string;
  /** The recipient to greet; undefined when the lines have a greeting of their own. */
  readonly firstName?: string;
  readonly lines: readonly string[];
  readonly link?: string;
  /** The HTML version of the email; without it the email is plain text. */
  readonly html?: string;
  /** The text message, where it differs from the subject with the link. */
  readonly short?: string;
}
