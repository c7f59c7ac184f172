import type { Transaction } from '#db/core/handle';
import { listHistory, lockHistories, replaceHistory, type StoredItem } from '#db/driver-histories/driver-history-store';
import { readHistoryCoverage } from '#db/driver-histories/history-coverage';
import { checkContradictions } from '#domain/driver-histories/contradictions';
import type { Coverage } from '#domain/driver-histories/coverage';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { WholeHistory } from '#domain/driver-histories/kinds';
import { checkItem, checkMailingAddress, type FieldIssue, normalizeItem } from '#domain/driver-histories/rules';
import type { SubmitEmployment, SubmitResidence } from '#domain/driver-histories/schema';
import { sortedByStart } from '#domain/shared/periods';
import { requireUnchanged } from '../../http/require-unchanged';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';
import { asRead, type HistoryBody, listContradicting, updateAfterHistoryChange, withOverlapCheck } from './items';
import { mustListCommercialEmployers } from './read-history';
import { requireNoIssues, submitTask } from './submission-status';

type Entry<K extends WholeHistory> = HistoryBody<K> & { readonly _id?: string | undefined };

interface Whole<K extends WholeHistory> {
  readonly kind: K;
  /** Undefined to submit the stored entries. */
  readonly histories: readonly Entry<K>[] | undefined;
  /** The list that `histories` replace, as the page showed it. */
  readonly was: readonly StoredItem<K>[] | undefined;
  readonly extra: readonly FieldIssue[];
}

/** Submits the work history. An incomplete one is refused with everything that is missing. */
export async function submitEmployment(
  ctx: DriverContext,
  { histories, was, commercialEmployersListed }: SubmitEmployment,
): Promise<void> {
  const mustListEmployers = await mustListCommercialEmployers(ctx);
  const extra: FieldIssue[] =
    mustListEmployers && !commercialEmployersListed ? [{ field: 'commercialEmployersListed', code: 'required' }] : [];
  const items = await storeHistory(ctx, { kind: 'employment', histories, was, extra });
  await submitTask(ctx, 'employmentHistory', { items, commercialEmployersListed });
}

/** Submits the residence history. */
export async function submitResidence(
  ctx: DriverContext,
  { histories, was, sameAddress, mailingAddress: typed }: SubmitResidence,
): Promise<void> {
  const mailingAddress = sameAddress ? null : typed;
  const extra = mailingAddress === null ? [] : checkMailingAddress(mailingAddress);
  const items = await storeHistory(ctx, { kind: 'residence', histories, was, extra });
  await submitTask(ctx, 'residenceHistory', { items, sameAddress, mailingAddress });
}

/** Stores the sent entries if they are complete; otherwise refuses them and stores none. */
const storeHistory = <K extends WholeHistory>(ctx: DriverContext, whole: Whole<K>): Promise<StoredItem<K>[]> =>
  withOverlapCheck(() => ctx.db.transaction((trx) => storeHistoryIn(trx, ctx, whole)));

async function storeHistoryIn<K extends WholeHistory>(
  trx: Transaction,
  ctx: DriverContext,
  { kind, histories, was, extra }: Whole<K>,
): Promise<StoredItem<K>[]> {
  const { driverId } = ctx.actor;
  await lockHistories(trx, driverId);
  const stored = await listHistory(trx, driverId, kind);
  if (histories !== undefined) {
    const items = itemsOf(ctx, { kind, histories, stored });
    const entries = await listContradicting(trx, driverId, kind);
    const own = items.flatMap((_, index) => issuesAt(ctx, { kind, items, index }));
    const today = todayOf(ctx);
    const contradictions = items.flatMap((item, index) =>
      atIndex(index, checkContradictions(item, { entries, stored: stored.find(({ _id }) => _id === item._id), today })),
    );
    requireNoIssues(own.length > 0 ? own : contradictions);
    const next = sortedByStart(items);
    requireUnchanged({
      current: contentOf(kind, stored),
      was: was && contentOf(kind, was),
      next: contentOf(kind, next),
    });
    await replaceHistory(trx, { driverId, kind, items: next });
    await updateAfterHistoryChange(trx, driverId, todayOf(ctx));
  }
  const coverage = (await readHistoryCoverage(trx, driverId, todayOf(ctx)))[kind];
  requireNoIssues([...gapIssues(kind, coverage), ...extra]);
  return listHistory(trx, driverId, kind);
}

/** A list without its ids: the same entries by two pages have different ones. */
const contentOf = (kind: WholeHistory, items: readonly object[]): unknown[] =>
  items.map((item) => ({ ...asRead(kind, item), _id: null }));

/** Keeps only ids from the driver's own list; an entry with any other id becomes a new one. */
function itemsOf<K extends WholeHistory>(
  ctx: DriverContext,
  { kind, histories, stored }: { kind: K; histories: readonly Entry<K>[]; stored: readonly StoredItem<K>[] },
): StoredItem<K>[] {
  const known = new Set(stored.map(({ _id }) => _id));
  return histories.map(({ _id, localId: _local, ...typed }, index) => {
    const id = _id !== undefined && known.delete(_id) ? _id : ctx.idempotency.derivedId(`history-item/${index}`);
    return { ...normalizeItem(kind, typed as unknown as HistoryItems[K], todayOf(ctx)), _id: id };
  });
}

/** A history may hold entries from before this was asked; the page to sign for a carrier asks for it where it is missing. */
const requiredLater: ReadonlySet<string> = new Set(['equipment'] satisfies (keyof HistoryItems['employment'])[]);

function issuesAt<K extends WholeHistory>(
  ctx: DriverContext,
  { kind, items, index }: { kind: K; items: readonly StoredItem<K>[]; index: number },
): FieldIssue[] {
  const item = items[index];
  if (item === undefined) return [];
  const { _id, ...typed } = item;
  const others = items.filter((other) => other._id !== _id);
  const issues = checkItem(kind, typed as unknown as HistoryItems[K], { others, today: todayOf(ctx) });
  return atIndex(
    index,
    issues.filter(({ field }) => !requiredLater.has(field)),
  );
}

const atIndex = (index: number, issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.map((issue) => ({ ...issue, field: `histories/${index}/${issue.field}` }));

const tooShort = { employment: 'employment-history-too-short', residence: 'residence-history-too-short' } as const;

/** One issue per gap. */
const gapIssues = (kind: WholeHistory, { gaps, months }: Coverage) =>
  gaps.map(({ from, to }) => ({ field: 'histories', code: tooShort[kind], params: { from, to, months } }) as const);
