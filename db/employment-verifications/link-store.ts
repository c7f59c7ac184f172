import { addressOf, isSameAddress } from '#domain/employment-verifications/contact-address';
import type { LinkFacts } from '#domain/employment-verifications/link-state';
import type { EmployerContact } from '#domain/employment-verifications/schema';
import type { LinkChannel, LinkEndReason } from '#domain/employment-verifications/states';
import { LINK_DAYS, MAX_WRONG_CODES } from '#domain/employment-verifications/terms';
import { DAY_MS } from '#domain/shared/durations';
import type { Sealer } from '#platform/sealing';
import { newClearCode, tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';
import type { VerificationCipher } from './sealed-rows';

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
  readonly channel: LinkChannel;
  /** The address or number that it goes to. */
  readonly to: string;
  /** Whether the driver stated this address. */
  readonly isStated: boolean;
}

/** The keys of links and of the addresses that they go to. */
export interface LinkKeys {
  readonly sealer: Sealer;
  readonly cipher: VerificationCipher;
}

const useOf = (id: string): string => `link/${id}`;

/** Stores a link; one with the same id, which nobody has received, gets these codes. */
export async function storeLink(
  db: Db | Transaction,
  { sealer, cipher }: LinkKeys,
  { id, verificationId, round, codes, at, channel, to, isStated }: NewLink,
): Promise<void> {
  await db('verification_links')
    .insert({
      id,
      verification_id: verificationId,
      round,
      url_hash: tokenHash(codes.urlCode),
      code_hash: sealer.hmac(codes.accessCode),
      channel,
      sealed: cipher.seal(to, useOf(id)),
      is_stated: isStated,
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
  readonly channel: LinkChannel | null;
  readonly isStated: boolean | null;
}

/** People type in lower case, and with spaces or dashes. */
const typedCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/**
 * The link with these codes; undefined if there is none, it has expired or was ended, or too many wrong codes were tried. The row is
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
      .whereNull('ended_at')
      .forUpdate()
      .first({
        id: 'id',
        verificationId: 'verification_id',
        round: 'round',
        createdAt: 'created_at',
        expiresAt: 'expires_at',
        channel: 'channel',
        isStated: 'is_stated',
        codeHash: 'code_hash',
      });
    if (row === undefined) return undefined;
    const { codeHash, ...link } = row;
    if (sealer.isHmacOf(codeHash, typedCode(accessCode))) return link;
    await trx('verification_links').where({ id: link.id }).increment('wrong_codes', 1);
    return undefined;
  });
}

/** A link as the carrier and the driver see it, without its codes. */
export interface SentLink extends LinkFacts {
  readonly id: string;
  readonly verificationId: string;
  readonly channel: LinkChannel | null;
  /** Empty for a link from before this was recorded. */
  readonly to: string;
  readonly isStated: boolean | null;
  readonly endedAt: string | null;
}

const linkColumns = {
  id: 'id',
  verificationId: 'verification_id',
  round: 'round',
  channel: 'channel',
  isStated: 'is_stated',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  wrongCodes: 'wrong_codes',
  endReason: 'end_reason',
  endedAt: 'ended_at',
  sealed: 'sealed',
} as const;

type LinkRow = Omit<SentLink, 'to'> & { readonly sealed: Buffer | null };

const opened = (cipher: VerificationCipher, { sealed, ...link }: LinkRow): SentLink => ({
  ...link,
  to: sealed === null ? '' : cipher.open<string>(sealed, useOf(link.id)),
});

/** The links of these verifications, newest first. */
export async function listLinks(
  db: Db | Transaction,
  cipher: VerificationCipher,
  verificationIds: readonly string[],
): Promise<SentLink[]> {
  const rows = await db('verification_links')
    .whereIn('verification_id', [...verificationIds])
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(linkColumns);
  return rows.map((row) => opened(cipher, row));
}

interface Ending {
  readonly verificationId: string;
  readonly by: string;
  readonly at: Date;
}

/** Ends the links that went to an address other than the past employer's present ones. */
export async function endFormerLinks(
  trx: Transaction,
  cipher: VerificationCipher,
  { verificationId, by, at, employer }: Ending & { readonly employer: EmployerContact },
): Promise<void> {
  const former = (await listLinks(trx, cipher, [verificationId])).filter(
    ({ endReason, channel, to }) =>
      endReason === null && (channel === null || !isSameAddress(to, addressOf(employer, channel), channel)),
  );
  const ids = former.map(({ id }) => id);
  await endLinks(trx, { ids, by, at, reason: 'addressChanged' });
}

/** Withdraws a link; false if the verification has no such link. One that has ended stays as it is. */
export async function withdrawLink(
  trx: Transaction,
  { id, verificationId, by, at }: Ending & { readonly id: string },
): Promise<boolean> {
  const link = await trx('verification_links').where({ id, verification_id: verificationId }).first('id');
  if (link === undefined) return false;
  await endLinks(trx, { ids: [id], by, at, reason: 'withdrawn' });
  return true;
}

async function endLinks(
  trx: Transaction,
  {
    ids,
    by,
    at,
    reason,
  }: Omit<Ending, 'verificationId'> & { readonly ids: readonly string[]; readonly reason: LinkEndReason },
): Promise<void> {
  await trx('verification_links')
    .whereIn('id', [...ids])
    .whereNull('ended_at')
    .update({ ended_at: at.toISOString(), ended_by: by, end_reason: reason });
}
