import { LINK_DAYS, MAX_WRONG_CODES } from '#domain/employment-verifications/terms';
import { DAY_MS } from '#domain/shared/durations';
import type { Sealer } from '#platform/sealing';
import { newClearCode, tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';

/** The two secrets of a link; only their hashes are stored. */
export interface LinkCodes {
  readonly urlCode: string;
  readonly accessCode: string;
}

const URL_CODE_LENGTH = 8;
const ACCESS_CODE_LENGTH = 10;

/** New secrets of letters and digits that are easy to type from paper. */
export const newLinkCodes = (): LinkCodes => ({
  urlCode: newClearCode(URL_CODE_LENGTH),
  accessCode: newClearCode(ACCESS_CODE_LENGTH),
});

/** The page of a link: the access code is its query after 12 characters. */
export const linkUrl = (publicUrl: string, { urlCode, accessCode }: LinkCodes): string =>
  new URL(`/voe/${urlCode}?accessCode=${accessCode}`, publicUrl).href;

interface NewLink {
  readonly id: string;
  readonly verificationId: string;
  readonly round: number;
  readonly codes: LinkCodes;
  readonly at: string;
}

/** Stores a link; one with the same id, which nobody has received, gets these codes. */
export async function storeLink(
  db: Db | Transaction,
  sealer: Sealer,
  { id, verificationId, round, codes, at }: NewLink,
): Promise<void> {
  await db('verification_links')
    .insert({
      id,
      verification_id: verificationId,
      round,
      url_hash: tokenHash(codes.urlCode),
      code_hash: sealer.hmac(codes.accessCode),
      created_at: at,
      expires_at: new Date(Date.parse(at) + LINK_DAYS * DAY_MS).toISOString(),
    })
    .onConflict('id')
    .merge(['url_hash', 'code_hash']);
}

/** A link that was opened with both codes. */
export interface VerificationLink {
  readonly id: string;
  readonly verificationId: string;
  readonly round: number;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** People type in lower case, and with spaces or dashes. */
const typedCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/**
 * The link with these codes; undefined if there is none, it has expired, or too many wrong codes were tried. The row is
 * locked, so that parallel guesses count, too.
 */
export async function findLink(
  db: Db,
  sealer: Sealer,
  { urlCode, accessCode, now }: LinkCodes & { readonly now: Date },
): Promise<VerificationLink | undefined> {
  return db.transaction(async (trx) => {
    const row = await trx('verification_links')
      .where({ url_hash: tokenHash(typedCode(urlCode)) })
      .where('expires_at', '>', now.toISOString())
      .where('wrong_codes', '<', MAX_WRONG_CODES)
      .forUpdate()
      .first({
        id: 'id',
        verificationId: 'verification_id',
        round: 'round',
        createdAt: 'created_at',
        expiresAt: 'expires_at',
        codeHash: 'code_hash',
      });
    if (row === undefined) return undefined;
    const { codeHash, ...link } = row;
    if (sealer.isHmacOf(codeHash, typedCode(accessCode))) return link;
    await trx('verification_links').where({ id: link.id }).increment('wrong_codes', 1);
    return undefined;
  });
}
