/** A frequent message; its text can be edited before it is sent. */
export interface MessageTemplate {
  readonly id: string;
  readonly subject: string;
  /** `{firstName}` is replaced by the driver's name. */
  readonly text: string;
}

/** The message templates of operations. */
export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'finish',
    subject: 'Your application is almost complete',
    text: 'Hello {firstName},\n\nYour application is almost complete. Please sign in and finish the remaining steps; it takes a few minutes.',
  },
  {
    id: 'call',
    subject: 'When can we call you?',
    text: "Hello {firstName},\n\nWe tried to call you about your application and couldn't reach you. We will try again. You can also call us back at the number we called from; the call takes about ten minutes.",
  },
  {
    id: 'interest',
    subject: 'Are you still looking for a job?',
    text: 'Hello {firstName},\n\nIt\'s been a while since we last talked. If you\'re still looking for a job, please sign in and turn on "Available for work".',
  },
  {
    id: 'waiting',
    subject: 'We are still working on your file',
    text: "Hello {firstName},\n\nWe're waiting for a reply from a third party about your file. You don't need to do anything; we'll contact you as soon as we have it.",
  },
];

/** The text with the driver's first name filled in. */
export const fillMessage = (text: string, { firstName }: { readonly firstName: string }): string =>
  text.replaceAll('{firstName}', firstName);
