import { touchCompliance } from '#db/compliance/compliance-store';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import {
  deleteHistoryItem,
  insertHistoryItem,
  isOverlap,
  listHistory,
  lockHistories,
  type StoredItem,
  updateHistoryItem,
} from '#db/driver-histories/driver-history-store';
import { deriveExperience } from '#db/drivers/experience-store';
import { deriveHomeZip } from '#db/drivers/home-zip-store';
import { checkContradictions, contradictingKind } from '#domain/driver-histories/contradictions';
import type { HistoryItems } from '#domain/driver-histories/items';
import { type HistoryKind, historyTasks, isEvent, isWholeHistory } from '#domain/driver-histories/kinds';
import { checkItem, normalizeItem } from '#domain/driver-histories/rules';
import { historySchemas } from '#domain/driver-histories/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { requireUnchanged } from '../../http/require-unchanged';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';
import { isListChanged, reopenIfChanged, reopenTask, requireNoIssues, submitTask } from './submission-status';

/** A body as validated by the schema of its kind. */
export type HistoryBody<K extends HistoryKind = HistoryKind> = HistoryItems[K] & {
  readonly localId?: string | undefined;
};

export interface Saving<K extends HistoryKind> {
  readonly kind: K;
  /** Undefined for a new item. */
  readonly id: string | undefined;
  readonly body: HistoryBody<K>;
  /** The item as the page showed it; absent for a new one, and for clients that do not say it. */
  readonly was?: unknown;
}

/** One item; 404 for another driver's, and for one of another kind. */
export async function readItem<K extends HistoryKind>(ctx: DriverContext, kind: K, id: string): Promise<StoredItem<K>> {
  const items = await listHistory(ctx.db, ctx.actor.driverId, kind);
  const found = items.find(({ _id }) => _id === id);
  if (found === undefined) throw new ProblemError('not-found');
  return found;
}

/** Adds or changes an item. Tasks that do not require a complete history are submitted immediately. */
export async function saveItem<K extends HistoryKind>(ctx: DriverContext, saving: Saving<K>): Promise<object> {
  const { kind } = saving;
  const id = saving.id ?? ctx.idempotency.derivedId('history-item');
  await withOverlapCheck(() => ctx.db.transaction((trx) => writeItem(trx, ctx, { ...saving, id })));
  await afterChange(ctx, kind);
  const { localId } = saving.body;
  return { ...(await readItem(ctx, kind, id)), ...(localId !== undefined && { localId }) };
}

async function writeItem<K extends HistoryKind>(
  trx: Transaction,
  ctx: DriverContext,
  { kind, id, was, body: { localId: _local, ...typed } }: Saving<K> & { readonly id: string },
): Promise<void> {
  const { driverId } = ctx.actor;
  const item = normalizeItem(kind, typed as unknown as HistoryItems[K], todayOf(ctx));
  await lockHistories(trx, driverId);
  const stored = (await listHistory(trx, driverId, kind)).find(({ _id }) => _id === id);
  requireUnchanged({ current: stored && asRead(kind, stored), was, next: asRead(kind, { ...item, _id: id }) });
  await storeItem(trx, ctx, { driverId, kind, id, item });
}

/** An item with every field, as a client sends it back: entries from before a question existed lack it. */
export const asRead = (kind: HistoryKind, item: object): object => historySchemas[kind].item.parse(item);

/** An item of a driver's histories. */
export interface OwnedItem {
  readonly driverId: string;
  readonly kind: HistoryKind;
  readonly id: string;
}

/** Stores an item that follows the rules of its kind, with what is calculated from it. */
export async function storeItem<K extends HistoryKind>(
  trx: Transaction,
  ctx: RouteContext,
  { driverId, kind, id, item }: OwnedItem & { readonly kind: K; readonly item: HistoryItems[K] },
): Promise<void> {
  await lockHistories(trx, driverId);
  const known = await listHistory(trx, driverId, kind);
  const stored = known.find(({ _id }) => _id === id);
  const others = known.filter(({ _id }) => _id !== id);
  const today = todayOf(ctx);
  const issues = checkItem(kind, item, { others, today });
  const entries = await listContradicting(trx, driverId, kind);
  requireNoIssues(issues.length > 0 ? issues : checkContradictions(item, { entries, stored, today }));
  const row = { id, driverId, kind, item };
  if (stored === undefined) await insertHistoryItem(trx, row);
  else await updateHistoryItem(trx, row);
  if (isEvent(kind)) await touchCompliance(trx, driverId, ctx.now());
  await updateAfterHistoryChange(trx, driverId, today);
}

/** The stored entries that a new one of a kind may not overlap, beside those of its own kind. */
export async function listContradicting(trx: Transaction, driverId: string, kind: HistoryKind) {
  const other = contradictingKind(kind);
  return other === undefined ? [] : listHistory(trx, driverId, other);
}

/** Deletes an item; 404 if it does not exist. */
export async function removeItem(ctx: DriverContext, kind: HistoryKind, id: string): Promise<void> {
  const { driverId } = ctx.actor;
  await ctx.db.transaction(async (trx) => {
    // A retry may find the item already deleted, and must still submit what is left.
    if (!(await removeStoredItem(trx, ctx, { id, driverId, kind })) && !ctx.idempotency.isRepeat) {
      throw new ProblemError('not-found');
    }
  });
  await afterChange(ctx, kind);
}

/** Deletes an item, with what is calculated from it; false if it does not exist. */
export async function removeStoredItem(trx: Transaction, ctx: RouteContext, item: OwnedItem): Promise<boolean> {
  const { driverId, kind } = item;
  const wasStored = await deleteHistoryItem(trx, item);
  if (isEvent(kind)) await touchCompliance(trx, driverId, ctx.now());
  await updateAfterHistoryChange(trx, driverId, todayOf(ctx));
  return wasStored;
}

/**
 * The signature of the compliance check covers accidents and violations, so a change reopens it. A changed work or
 * residence history must be complete before it is submitted again; the others are submitted as they are.
 */
async function afterChange(ctx: DriverContext, kind: HistoryKind): Promise<void> {
  if (isEvent(kind)) return reopenTask(ctx, 'compliance');
  const task = historyTasks[kind];
  if (task === null) return;
  const items = await listHistory(ctx.db, ctx.actor.driverId, kind);
  await (isWholeHistory(kind) ? reopenIfChanged(ctx, task, isListChanged(items)) : submitTask(ctx, task, { items }));
}

/** Recalculates experience and ZIP code, and notifies the driver's own tabs and operations. */
export async function updateAfterHistoryChange(trx: Transaction, driverId: string, today: string): Promise<void> {
  await deriveExperience(trx, driverId, today);
  await deriveHomeZip(trx, driverId);
  await announceChange(trx, { topic: 'history', id: driverId, organizationId: null, driverId, orderId: null });
}

/**
 * If two tabs save overlapping entries concurrently, the second one is checked again, and that check names the rule.
 */
export async function withOverlapCheck<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isOverlap(error)) throw error;
  }
  try {
    return await write();
  } catch (error) {
    if (isOverlap(error)) requireNoIssues([{ field: 'startDate', code: 'history-overlaps' }]);
    throw error;
  }
}
