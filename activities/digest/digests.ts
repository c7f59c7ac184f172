import type { Db, Transaction } from '#db/core/handle';
import { type DigestRow, readDigestCalls, readDigestLine } from '#db/digest/digest';
import { claimDigest, type DigestRecipient, listDigestRecipients, recordDigestLines } from '#db/digest/digest-store';
import { queueAccountMessage } from '#db/messages/account-message-store';
import { digestDay, digestDayEnd } from '#domain/digest/day';
import { digestFilters, type DigestLineInput } from '#domain/digest/filters';
import { type DigestItem, digestKinds, type DigestLine } from '#domain/digest/lines';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import { CENTRAL_ZONE } from '#domain/shared/zones';
import { stalledKinds } from '#domain/stalled/waits';
import type { Logger } from '#platform/logger';
import type { Sealer } from '#platform/sealing';
import { carrierDigest } from './carrier-digest';

export interface DigestDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly sealer: Sealer;
  /** The base URL of links. */
  readonly publicUrl: string;
}

/** Writes the digests that are due, each once across all workers; returns the number of emails. */
export async function writeDueDigests(deps: DigestDeps, now: Date): Promise<number> {
  const at = now.toISOString();
  let enqueued = 0;
  for (const reader of await listDigestRecipients(deps.db)) {
    const zone = zoneOf(reader);
    const day = digestDay(at, zone);
    if (day === null || (reader.lastOn !== null && reader.lastOn >= day)) continue;
    try {
      const isEnqueued = await deps.db.transaction((trx) => writeDigest(trx, deps, { reader, zone, day, now: at }));
      if (isEnqueued) enqueued += 1;
    } catch (error) {
      deps.log.warn({ userId: reader.id, err: error }, 'digest failed, will retry');
    }
  }
  return enqueued;
}

/** An unknown time zone falls back to the default, so that the reader still gets the digest. */
function zoneOf({ timeZone }: DigestRecipient): string {
  if (timeZone === null) return CENTRAL_ZONE;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return CENTRAL_ZONE;
  }
}

interface DigestRun {
  readonly reader: DigestRecipient;
  readonly zone: string;
  readonly day: string;
  readonly now: string;
}

// The day is recorded and the email enqueued in one transaction: after a crash there are both or neither.
async function writeDigest(
  trx: Transaction,
  deps: DigestDeps,
  { reader, zone, day, now }: DigestRun,
): Promise<boolean> {
  if (!(await claimDigest(trx, { userId: reader.id, day, now }))) return false;
  const digest = reader.isOps
    ? await operationsDigest(trx, deps, { reader, zone, day, now })
    : await carrierDigest(trx, { reader, now, publicUrl: deps.publicUrl });
  await recordDigestLines(trx, { userId: reader.id, day, lines: digest.lines });
  if (digest.lines === 0) return false;
  const to = { channel: 'mail', to: reader.email, userId: reader.id } as const;
  await queueAccountMessage(trx, deps.sealer, { ...to, ...digest.message });
  return true;
}

async function operationsDigest(trx: Transaction, deps: DigestDeps, { reader, zone, day, now }: DigestRun) {
  const span = { since: reader.lastAt ?? instantAfter(now, -DAY_MS), now, endOfDay: digestDayEnd(day, zone) };
  const lines: DigestLine[] = [];
  for (const ownerId of [reader.id, null]) lines.push(...(await readLines(trx, deps, { ownerId, ...span })));
  const settings = new URL('/account', deps.publicUrl).href;
  const params = { firstName: reader.firstName, day, timeZone: zone, lines, settings };
  return { lines: lines.length, message: { template: 'ops-digest', params } as const };
}

type Span = Omit<DigestLineInput, 'kind' | 'what'>;

async function readLines(trx: Transaction, { publicUrl }: DigestDeps, span: Span): Promise<DigestLine[]> {
  const { ownerId } = span;
  const isOwn = ownerId !== null;
  const lines: DigestLine[] = [];
  for (const kind of digestKinds) {
    // Orders have no owner.
    for (const what of stalledKinds.filter((stalledKind) => stalledKind !== 'order' || !isOwn)) {
      const lineInput = { ...span, kind, what };
      const { count, first } = await readDigestLine(trx, lineInput);
      if (count === 0) continue;
      const items = first.map((row) => itemOf(row, { publicUrl, now: span.now }));
      lines.push({
        kind,
        what,
        isOwn,
        count,
        link: listLink(publicUrl, '/ops/stalled', digestFilters(lineInput)),
        first: items,
      });
    }
  }
  const calls = await readCalls(trx, publicUrl, span);
  return calls === null ? lines : [...lines, calls];
}

async function readCalls(trx: Transaction, publicUrl: string, span: Span): Promise<DigestLine | null> {
  const { ownerId, now, endOfDay } = span;
  const { count, first } = await readDigestCalls(trx, { ownerId, until: endOfDay, now });
  if (count === 0) return null;
  return {
    kind: 'calls',
    isOwn: ownerId !== null,
    count,
    link: listLink(publicUrl, '/ops/calls', { owner: ownerId ?? 'none', agreedBy: endOfDay }),
    first: first.map(({ driverId, name, callAt }) => ({
      name,
      at: callAt,
      isOver: callAt <= now,
      link: new URL(`/ops/drivers/${driverId}`, publicUrl).href,
    })),
  };
}

/** The link to a list with the filters of a digest line; unset filters are left out. */
function listLink(
  publicUrl: string,
  path: string,
  filters: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const link = new URL(path, publicUrl);
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== false) link.searchParams.set(name, String(value));
  return link.href;
}

/** A candidacy has no page of its own, so its link opens the driver's page. */
function itemOf(
  { name, about, stage, since, due, driverId, orderId }: DigestRow,
  { publicUrl, now }: { publicUrl: string; now: string },
): DigestItem {
  const path =
    driverId === null
      ? `/ops/orders/${stage === 'pending' ? 'pending' : 'active'}?order=${orderId ?? ''}`
      : `/ops/drivers/${driverId}`;
  return {
    name,
    about,
    stage,
    days: Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS),
    targetDays: Math.round((Date.parse(due) - Date.parse(since)) / DAY_MS),
    link: new URL(path, publicUrl).href,
  };
}
