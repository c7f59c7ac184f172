/** The text of an access code that is hashed: bound to its link, and as people may write it. */
export const accessText = (linkId: string, accessCode: string): string =>
  `${linkId}/${accessCode.replaceAll(/[\s-]/g, '').toUpperCase()}`;
