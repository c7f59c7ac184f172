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
    subject: 'Your application is almost there',
    text: 'Hello {firstName},\n\nA few answers or papers are still missing in your application. Sign in and go on where you stopped; it takes a few minutes.',
  },
  {
    id: 'call',
    subject: 'When can we call you?',
    text: 'Hello {firstName},\n\nWe would like to talk with you for ten minutes and could not reach you. Please answer with a time that suits you.',
  },
  {
    id: 'interest',
    subject: 'Are you still looking for a job?',
    text: 'Hello {firstName},\n\nWe have not heard from you for a while. If you are still interested, sign in and tell us that you are available.',
  },
  {
    id: 'waiting',
    subject: 'We are still working on your file',
    text: 'Hello {firstName},\n\nYour file waits for an answer from somebody else. You need to do nothing now; we write as soon as it is here.',
  },
];

/** The text with the driver's first name filled in. */
export const fillMessage = (text: string, { firstName }: { readonly firstName: string }): string =>
  text.replaceAll('{firstName}', firstName);
