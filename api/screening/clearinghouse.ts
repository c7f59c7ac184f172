import { listClearinghouseOrders, type WaitingOrder } from '#db/read-models/screening-orders';
import { readScreenedPerson } from '#db/stores/screening-person-store';
import { logAccess } from '#db/stores/access-log-store';
import { markHandedOver, recordEmployerResult } from '#db/stores/screening-store';
import { ProblemError } from '#domain/problems';
import {
  licenseKey,
  readBulkResult,
  writeBulkFile,
  type ClearinghouseDriver,
  type ClearinghouseLine,
} from '#domain/screening/clearinghouse';
import type { BulkFileBody, ImportReport } from '#domain/screening/schema';

import type { SignedIn } from '../driver-pipelines/command';
import type { FileAnswer } from '../http/define-route';
import { fileOf } from '../http/file-body';

interface Asked {
  readonly order: WaitingOrder;
  readonly driver: ClearinghouseDriver;
}

/** A carrier's queries as the portal of the Clearinghouse takes them; from then on they wait for its answer. */
export async function bulkFile(ctx: SignedIn, { organizationId, query, again }: BulkFileBody): Promise<FileAnswer> {
  const orders = await listClearinghouseOrders(ctx.db, organizationId);
  const wanted = orders.filter(({ handedOverAt }) => again || handedOverAt === null);
  const asked = await askedOf(ctx, wanted);
  if (asked.length === 0) throw new ProblemError('nothing-to-send');
  const at = ctx.now();
  for (const { order } of asked) {
    const access = { actorId: ctx.actor.userId, organizationId: null, subjectDriverId: order.driverId, at };
    await logAccess(ctx.db, { ...access, action: 'driver-record' });
  }
  const content = writeBulkFile(
    asked.map(({ driver }) => driver),
    query,
  );
  await markHandedOver(
    ctx.db,
    asked.map(({ order }) => order.id),
    at,
  );
  return { fileName: `clearinghouse-${at.toISOString().slice(0, 10)}.txt`, content };
}

async function askedOf(ctx: SignedIn, orders: readonly WaitingOrder[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const order of orders) {
    const person = await readScreenedPerson(ctx, order.driverId);
    if (person === undefined) continue;
    const { firstName, lastName, birthDate, license } = person;
    if (license === null || birthDate === null) continue;
    const driver = { firstName, lastName, birthDate, licenseNumber: license.number, licenseState: license.state };
    asked.push({ order, driver });
  }
  return asked;
}

/** Reads the portal's answer: each line finds its query by licence and birthday, and says what became of it. */
export async function importAnswer(ctx: SignedIn, organizationId: string): Promise<ImportReport> {
  const read = readBulkResult(fileOf(ctx.request).toString('utf8'));
  if (read.length === 0) throw new ProblemError('file-empty');
  const asked = await askedOf(ctx, await listClearinghouseOrders(ctx.db, organizationId));
  const byLicense = new Map(asked.map((one) => [licenseKey(one.driver), one.order]));
  const lines: ImportReport['lines'] = [];
  for (const line of read) lines.push(await settleLine(ctx, line, byLicense));
  return { received: lines.filter(({ outcome }) => outcome === 'received').length, lines };
}

async function settleLine(
  ctx: SignedIn,
  { line, license, answer }: ClearinghouseLine,
  byLicense: ReadonlyMap<string, WaitingOrder>,
): Promise<ImportReport['lines'][number]> {
  if (license === null || answer === null) return { line, outcome: 'malformed', driverId: null };
  const order = byLicense.get(license);
  if (order === undefined) return { line, outcome: 'unknownDriver', driverId: null };
  const { driverId, organizationId, result } = order;
  if (answer !== 'completed') return { line, outcome: answer, driverId };
  const ref = { driverId, organizationId, result };
  const isNew = await recordEmployerResult(ctx.db, ref, { status: 'received', at: ctx.now() });
  return { line, outcome: isNew ? 'received' : 'notOrdered', driverId };
}
