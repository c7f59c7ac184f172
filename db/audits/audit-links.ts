import type { Knex } from 'knex';
import { MAX_LINK_TRIES } from '#domain/audits/limits';
import type { AuditLink, OpenAuditLink } from '#domain/audits/schema';
import { tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';

/** A link as the room checks it. */
export interface RoomLink {
  readonly id: string;
  readonly auditId: string;
  readonly reader: string;
  readonly allowsOriginals: boolean;
  readonly accessHash: Buffer;
  readonly tries: number;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}

const columns = {
  id: 'audit_links.id',
  auditId: 'audit_links.audit_id',
  reader: 'audit_links.reader',
  allowsOriginals: 'audit_links.allows_originals',
  accessHash: 'audit_links.access_hash',
  tries: 'audit_links.tries',
  expiresAt: 'audit_links.expires_at',
  revokedAt: 'audit_links.revoked_at',
};

/** Stores a link with the hashes of its secrets. */
export async function createLink(
  trx: Transaction,
  link: Pick<RoomLink, 'id' | 'auditId' | 'reader' | 'allowsOriginals' | 'accessHash'> & {
    readonly code: string;
    readonly by: string;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await trx('audit_links').insert({
    id: link.id,
    audit_id: link.auditId,
    reader: link.reader,
    code_hash: tokenHash(link.code),
    access_hash: link.accessHash,
    allows_originals: link.allowsOriginals,
    created_by: link.by,
    created_at: link.at.toISOString(),
    expires_at: link.expiresAt.toISOString(),
  });
}

/** Revokes a link of the audit; one that is revoked stays as it is. Returns whether there is one. */
export async function revokeLink(
  trx: Transaction,
  { auditId, id, by, at }: { readonly auditId: string; readonly id: string; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const own = () => trx('audit_links').where({ id, audit_id: auditId });
  await own().whereNull('revoked_at').update({ revoked_at: at.toISOString(), revoked_by: by });
  return (await own().first('id')) !== undefined;
}

/** The link with this code, locked, so that parallel tries are counted one after the other. */
export const findLinkLocked = (trx: Transaction, code: string): Promise<RoomLink | undefined> =>
  trx('audit_links')
    .where({ code_hash: tokenHash(code) })
    .forUpdate()
    .first(columns);

/** Counts a wrong access code. */
export const countTry = (trx: Transaction, id: string): Promise<number> =>
  trx('audit_links')
    .where({ id })
    .update({ tries: trx.raw('tries + 1') });

/** Stores an opened room, and forgives earlier wrong codes. */
export async function openRoom(
  trx: Transaction,
  {
    linkId,
    token,
    at,
    expiresAt,
  }: { readonly linkId: string; readonly token: string; readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  await trx('audit_links').where({ id: linkId }).update({ tries: 0 });
  await trx('audit_rooms').insert({
    token_hash: tokenHash(token),
    link_id: linkId,
    opened_at: at.toISOString(),
    expires_at: expiresAt.toISOString(),
  });
}

/** The link of a room that is open now; it may be revoked, but not expired: a room never lasts longer than its link. */
export const findRoomLink = (db: Db, token: string, now: Date): Promise<RoomLink | undefined> =>
  db('audit_rooms')
    .join('audit_links', 'audit_links.id', 'audit_rooms.link_id')
    .where('audit_rooms.token_hash', tokenHash(token))
    .where('audit_rooms.expires_at', '>', now.toISOString())
    .first(columns) as Promise<RoomLink | undefined>;

/** Deletes rooms that have closed; run by retention. */
export const deleteClosedRooms = (db: Db | Transaction, now: Date): Promise<number> =>
  db('audit_rooms').where('expires_at', '<', now.toISOString()).delete();

interface LinkRow extends Omit<AuditLink, '_id' | 'state'> {
  readonly id: string;
  readonly tries: number;
}

const linkRows = (db: Db): Knex.QueryBuilder =>
  db('audit_links')
    .join('users', 'users.id', 'audit_links.created_by')
    .orderBy([
      { column: 'audit_links.created_at', order: 'desc' },
      { column: 'audit_links.id', order: 'desc' },
    ])
    .select({
      id: 'audit_links.id',
      reader: 'audit_links.reader',
      tries: 'audit_links.tries',
      allowsOriginals: 'audit_links.allows_originals',
      createdBy: db.raw(`users.first_name || ' ' || users.last_name`),
      createdAt: 'audit_links.created_at',
      expiresAt: 'audit_links.expires_at',
      revokedAt: 'audit_links.revoked_at',
      lastViewedAt: db.raw('(select max(at) from audit_views where audit_views.link_id = audit_links.id)'),
      views: db.raw('(select count(*)::integer from audit_views where audit_views.link_id = audit_links.id)'),
    });

/** Links of a carrier that can be opened now, of all of its audits, newest first. */
export async function listOpenLinks(db: Db, organizationId: string, now: Date): Promise<OpenAuditLink[]> {
  const rows: (LinkRow & { readonly auditId: string; readonly agency: string })[] = await linkRows(db)
    .join('audits', 'audits.id', 'audit_links.audit_id')
    .where('audits.organization_id', organizationId)
    .whereNull('audit_links.revoked_at')
    .where('audit_links.expires_at', '>', now.toISOString())
    .where('audit_links.tries', '<', MAX_LINK_TRIES)
    .select({ auditId: 'audits.id', agency: 'audits.agency' });
  return rows.map(({ id, auditId, agency, reader, allowsOriginals, createdBy, expiresAt, lastViewedAt }) => ({
    _id: id,
    ...{ reader, allowsOriginals, createdBy, expiresAt, lastViewedAt },
    audit: { _id: auditId, agency },
  }));
}

/** The links of an audit with what became of them, newest first. */
export async function listLinks(db: Db, auditId: string, now: Date): Promise<AuditLink[]> {
  const rows = (await linkRows(db).where('audit_links.audit_id', auditId)) as LinkRow[];
  return rows.map(({ id, tries, ...link }) => ({ _id: id, ...link, state: stateOf({ tries, ...link }, now) }));
}

function stateOf(
  { tries, expiresAt, revokedAt }: Pick<LinkRow, 'tries' | 'expiresAt' | 'revokedAt'>,
  now: Date,
): AuditLink['state'] {
  if (revokedAt !== null) return 'revoked';
  if (new Date(expiresAt) <= now) return 'expired';
  return tries >= MAX_LINK_TRIES ? 'locked' : 'open';
}
