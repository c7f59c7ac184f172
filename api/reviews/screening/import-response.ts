import { createHash } from 'node:crypto';
import {
  listAnsweredClearinghouseOrders,
  listClearinghouseOrders,
  type WaitingOrder,
} from '#db/screening/screening-orders';
import { recordEmployerResult } from '#db/screening/screening-store';
import { ProblemError } from '#domain/problems';
import { type ClearinghouseLine, licenseKey, readBulkResult } from '#domain/screening/clearinghouse';
import type { ImportReport } from '#domain/screening/schema';
import { DAY_MS } from '#domain/shared/durations';
import { fileOf } from '../../http/file-body';
import type { SignedIn } from '../../pipelines/command';
import { queriedDriversOf } from './clearinghouse';
import { storeResponse } from './response-document';

type ReportLine = ImportReport['lines'][number];

interface Query {
  readonly order: WaitingOrder;
  readonly isAnswered: boolean;
}

/** The time for which an answered query is still recognized in a repeated upload. */
const RECOGNITION_PERIOD_MS = 30 * DAY_MS;

/**
 * Imports the portal's response: matches each line to a query by license and birth date, and returns the outcome of
 * each line.
 */
export async function importResponse(ctx: SignedIn, organizationId: string): Promise<ImportReport> {
  const file = fileOf(ctx.request);
  const read = readBulkResult(file.toString('utf8'));
  if (read.length === 0) throw new ProblemError('file-empty');
  const queries = await queriesOf(ctx, organizationId, read);
  const response = { read, queries, fileHash: createHash('sha256').update(file).digest('hex') };
  const lines: ReportLine[] = [];
  for (const line of read) lines.push(await importLine(ctx, line, response));
  return { received: lines.filter(({ outcome }) => outcome === 'received').length, lines };
}

/** Queries by license: the pending ones and, if a line matches none of them, those that are already answered. */
async function queriesOf(
  ctx: SignedIn,
  organizationId: string,
  read: readonly ClearinghouseLine[],
): Promise<Map<string, Query>> {
  const waiting = await listClearinghouseOrders(ctx.db, organizationId);
  const queries = await byLicense(ctx, waiting, false);
  if (read.every(({ license }) => license === null || queries.has(license))) return queries;
  const since = new Date(ctx.now().getTime() - RECOGNITION_PERIOD_MS);
  const answered = await listAnsweredClearinghouseOrders(ctx.db, { organizationId, since });
  return new Map([...(await byLicense(ctx, answered, true)), ...queries]);
}

async function byLicense(
  ctx: SignedIn,
  orders: readonly WaitingOrder[],
  isAnswered: boolean,
): Promise<Map<string, Query>> {
  const queried = await queriedDriversOf(ctx, orders);
  return new Map(queried.map(({ driver, order }) => [licenseKey(driver), { order, isAnswered }]));
}

interface ImportedResponse {
  readonly read: readonly ClearinghouseLine[];
  readonly queries: Map<string, Query>;
  readonly fileHash: string;
}

async function importLine(ctx: SignedIn, entry: ClearinghouseLine, response: ImportedResponse): Promise<ReportLine> {
  const { line, license } = entry;
  if (license === null || entry.status === null) return { line, outcome: 'malformed', driverId: null };
  const query = response.queries.get(license);
  if (query === undefined) return { line, outcome: 'unknownDriver', driverId: null };
  const { order, isAnswered } = query;
  const { driverId, organizationId, result } = order;
  if (isAnswered) return { line, outcome: 'notOrdered', driverId };
  if (entry.status !== 'completed') return { line, outcome: entry.status, driverId };
  response.queries.set(license, { order, isAnswered: true });
  // All lines about this driver become one document, without the lines about others.
  const lines = response.read.filter((other) => other.license === license);
  await storeResponse(ctx, { order, fileHash: response.fileHash, lines });
  const ref = { driverId, organizationId, result };
  const change = { status: 'received', at: ctx.now(), actorId: ctx.actor.userId } as const;
  const isNew = await recordEmployerResult(ctx.db, ref, change);
  return { line, outcome: isNew ? 'received' : 'notOrdered', driverId };
}
