import { listHistory, type StoredItem } from '#db/driver-histories/driver-history-store';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { EventKind } from '#domain/driver-histories/kinds';
import { checkItem, normalizeItem } from '#domain/driver-histories/rules';
import { ProblemError } from '#domain/problems';
import { removeStoredItem, storeItem } from '../drivers/histories/items';
import { requireNoIssues } from '../drivers/histories/submission-status';
import { todayOf } from '../http/today';
import { commandPipeline, type SignedIn } from '../pipelines/command';
import { versionOf } from './present-item';

/** An accident or a violation, as the reviewer saw it. */
interface SeenEvent {
  readonly driverId: string;
  readonly kind: EventKind;
  readonly itemId: string;
  readonly version: string;
}

/** Corrects an accident or a violation; the driver, whose signature no longer covers it, is asked to sign again. */
export async function correctEvent<K extends EventKind>(
  ctx: SignedIn,
  { kind, item: sent, ...seen }: SeenEvent & { readonly kind: K; readonly item: HistoryItems[K] },
): Promise<void> {
  const { driverId, itemId } = seen;
  const items = await listHistory(ctx.db, driverId, kind);
  const stored = items.find(({ _id }) => _id === itemId);
  if (stored === undefined) throw new ProblemError('not-found');
  const item = normalizeItem(kind, sent, todayOf(ctx));
  if (isSame(stored, item)) return;
  requireVersion(stored, seen);
  const others = items.filter((other) => other !== stored);
  requireNoIssues(checkItem(kind, item, { others, today: todayOf(ctx) }));
  // First, because it refuses entries that the driver has not signed. A retry sends the same command, without a further effect.
  await requestNewSignature(ctx, driverId);
  await ctx.db.transaction((trx) => storeItem(trx, ctx, { driverId, kind, id: itemId, item }));
}

/** Removes an accident or a violation that was entered by mistake; the driver is asked to sign again. */
export async function removeEvent(ctx: SignedIn, { driverId, kind, itemId, version }: SeenEvent): Promise<void> {
  const stored = (await listHistory(ctx.db, driverId, kind)).find(({ _id }) => _id === itemId);
  if (stored === undefined) {
    if (ctx.idempotency.isRepeat) return;
    throw new ProblemError('not-found');
  }
  requireVersion(stored, { version });
  await requestNewSignature(ctx, driverId);
  await ctx.db.transaction(async (trx) => {
    await removeStoredItem(trx, ctx, { driverId, kind, id: itemId });
  });
}

const isSame = (stored: StoredItem, item: HistoryItems[EventKind]): boolean =>
  versionOf({ ...stored }) === versionOf({ ...item });

function requireVersion(stored: StoredItem, { version }: Pick<SeenEvent, 'version'>): void {
  if (versionOf({ ...stored }) !== version) throw new ProblemError('item-changed');
}

const requestNewSignature = (ctx: SignedIn, driverId: string): Promise<void> =>
  commandPipeline(ctx, { driverId, name: 'reopenTask', details: { task: 'compliance' } });
