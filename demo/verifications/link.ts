import type { LinkCodes } from '#db/employment-verifications/link-store';

const URL_CODE_LENGTH = 8;
const ACCESS_CODE_LENGTH = 10;

/** The codes of a link in the demo: they follow from the verification, whose id the carrier's staff can see. */
export function demoLink(verificationId: string): LinkCodes {
  const letters = verificationId.replaceAll('-', '').toUpperCase();
  return { urlCode: letters.slice(-URL_CODE_LENGTH), accessCode: letters.slice(0, ACCESS_CODE_LENGTH) };
}
