/** What the sign-up page leaves in the history, so that the sign-in page reminds of the mail. */
export const JUST_SIGNED_UP = 'signed-up';
