import { findCarrierOfAudit } from '#db/audits/audit-carrier';
import { isRendered, listAuditFiles, openAuditContent } from '#db/audits/audit-files';
import { countTry, findLinkLocked, findRoomLink, openRoom, type RoomLink } from '#db/audits/audit-links';
import { type Audit, findAudit } from '#db/audits/audit-store';
import { type NewAuditView, recordView } from '#db/audits/audit-views';
import type { Db, Transaction } from '#db/core/handle';
import { samplingText } from '#domain/audits/cover-content';
import { MAX_LINK_TRIES, ROOM_OPEN_MS } from '#domain/audits/limits';
import type { AuditRoom, OpenedRoom } from '#domain/audits/room-schema';
import { type ProblemCode, ProblemError } from '#domain/problems';
import { newToken } from '#platform/tokens';
import type { RouteContext } from '../../http/context';
import { accessText } from './access-code';

type Ctx = Omit<RouteContext, 'actor'>;

/** Opens a room with both secrets of a link. Wrong access codes are counted; what a right one may not open says why. */
export async function enterRoom(ctx: Ctx, code: string, accessCode: string): Promise<OpenedRoom> {
  const at = ctx.now();
  const result = await ctx.db.transaction(async (trx) => {
    const link = await findLinkLocked(trx, code);
    const refused = await refusalOf(trx, ctx, { link, accessCode });
    if (link === undefined || refused !== undefined) return refused ?? 'audit-link-wrong';
    const token = newToken();
    const expiresAt = new Date(Math.min(at.getTime() + ROOM_OPEN_MS, Date.parse(link.expiresAt)));
    await openRoom(trx, { linkId: link.id, token, at, expiresAt });
    return { room: token, expiresAt: expiresAt.toISOString() };
  });
  // Refused after the transaction, which counts the try.
  if (typeof result === 'string') throw new ProblemError(result);
  return result;
}

async function refusalOf(
  trx: Transaction,
  { sealer, now }: Ctx,
  { link, accessCode }: { readonly link: RoomLink | undefined; readonly accessCode: string },
): Promise<ProblemCode | undefined> {
  if (link === undefined) return 'audit-link-wrong';
  if (link.tries >= MAX_LINK_TRIES) return 'audit-link-locked';
  if (!sealer.isHmacOf(link.accessHash, accessText(link.id, accessCode))) {
    await countTry(trx, link.id);
    return 'audit-link-wrong';
  }
  if (link.revokedAt !== null) return 'audit-link-revoked';
  if (new Date(link.expiresAt) <= now()) return 'audit-link-expired';
  const { carrier } = await auditOf(trx, link);
  return carrier.isActive ? undefined : 'audit-carrier-inactive';
}

async function auditOf(db: Db | Transaction, { auditId }: RoomLink): Promise<Pick<Room, 'audit' | 'carrier'>> {
  const audit = await findAudit(db, auditId);
  if (audit === undefined) throw new Error('A link has an audit');
  return { audit, carrier: await findCarrierOfAudit(db, audit) };
}

/** An open room: its link and its audit. */
export interface Room {
  readonly link: RoomLink;
  readonly audit: Audit;
  readonly carrier: Awaited<ReturnType<typeof findCarrierOfAudit>>;
}

/** The room of a secret, as long as its link is open; checked with every call. */
export async function getRoom({ db, now }: Ctx, token: string): Promise<Room> {
  const link = await findRoomLink(db, token, now());
  if (link === undefined) throw new ProblemError('audit-room-closed');
  // It never stays open for longer than its link.
  if (link.revokedAt !== null) throw new ProblemError('audit-link-revoked');
  const found = await auditOf(db, link);
  if (!found.carrier.isActive) throw new ProblemError('audit-carrier-inactive');
  return { link, ...found };
}

/** Records the view of a reader before anything is sent. */
export const recordRoomView = (
  { db, now }: Ctx,
  { link, audit }: Room,
  view: Omit<NewAuditView, 'linkId' | 'organizationId' | 'at'>,
): Promise<void> =>
  db.transaction((trx) =>
    recordView(trx, { ...view, linkId: link.id, organizationId: audit.organizationId, at: now() }),
  );

/** The packet's drivers. */
export async function readRoom(ctx: Ctx, token: string): Promise<AuditRoom> {
  const room = await getRoom(ctx, token);
  const { link, audit, carrier } = room;
  const all = await listAuditFiles(ctx.db, audit.id);
  const files = all.filter(isRendered);
  const listed: AuditRoom['files'] = [];
  for (const file of files) {
    const { driver, employment } = await openAuditContent(ctx, file);
    const { id, number, counts } = file;
    listed.push({ _id: id, number, driver, hiredOn: employment.hiredOn, endedOn: employment.endedOn, counts });
  }
  await recordRoomView(ctx, room, { kind: 'index', driverIds: [...new Set(files.map(({ driverId }) => driverId))] });
  const { agency, kind, receivedOn, asOf, detail, stores, mode, from, to, seed, population } = audit;
  return {
    ...{ reader: link.reader, agency, kind, receivedOn, asOf, detail, stores: [...stores] },
    carrier: carrier.name,
    dotNumber: carrier.dotNumber,
    sampling: samplingText({
      sampling: { mode, from, to, seed, population: population.length },
      files: all.length,
      erased: all.length - files.length,
    }),
    expiresAt: link.expiresAt,
    allowsOriginals: link.allowsOriginals,
    files: listed,
  };
}
