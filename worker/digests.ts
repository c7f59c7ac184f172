import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Transaction } from '#db/handle';
import { readDigestLine, type DigestDriverRow, type DigestQuestion } from '#db/read-models/digest';
import { queueAccountMessage } from '#db/stores/account-message-store';
import { listDigestReaders, recordDigestLines, takeDigest, type DigestReader } from '#db/stores/digest-store';
import { DEFAULT_DIGEST_ZONE, digestDay, digestDayEnd } from '#domain/digest/day';
import { digestKinds, type DigestDriver, type DigestLine } from '#domain/digest/lines';
import { stageTable } from '#domain/drivers/stages';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import type { Logger } from '#platform/logger';
import type { Sealer } from '#platform/sealing';

export interface DigestDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly sealer: Sealer;
  /** The address that links begin with. */
  readonly publicUrl: string;
}

const BETWEEN_LOOKS_MS = 60_000;

/** Writes the digests that are due now, each once however many workers look; returns how many were mailed. */
export async function writeDueDigests(deps: DigestDeps, now: Date): Promise<number> {
  const at = now.toISOString();
  let mailed = 0;
  for (const reader of await listDigestReaders(deps.db)) {
    const zone = zoneOf(reader);
    const day = digestDay(at, zone);
    if (day === null || (reader.lastOn !== null && reader.lastOn >= day)) continue;
    try {
      const isMailed = await deps.db.transaction((trx) => writeDigest(trx, deps, { reader, zone, day, now: at }));
      if (isMailed) mailed += 1;
    } catch (error) {
      deps.log.warn({ userId: reader.id, err: error }, 'a digest waits for the next look');
    }
  }
  return mailed;
}

/** A zone that this machine does not know is no reason to leave somebody without his mail. */
function zoneOf({ timeZone }: DigestReader): string {
  if (timeZone === null) return DEFAULT_DIGEST_ZONE;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_DIGEST_ZONE;
  }
}

interface Morning {
  readonly reader: DigestReader;
  readonly zone: string;
  readonly day: string;
  readonly now: string;
}

// The day is taken and the mail left in one transaction: after a crash there are both or neither.
async function writeDigest(trx: Transaction, deps: DigestDeps, { reader, zone, day, now }: Morning): Promise<boolean> {
  if (!(await takeDigest(trx, { userId: reader.id, day, now }))) return false;
  const span = { since: reader.lastAt ?? instantAfter(now, -DAY_MS), now, endOfDay: digestDayEnd(day, zone) };
  const lines: DigestLine[] = [];
  for (const ownerId of [reader.id, null]) {
    for (const kind of digestKinds) {
      const question: DigestQuestion = { kind, ownerId, ...span };
      const { count, drivers } = await readDigestLine(trx, question);
      if (count > 0) lines.push(lineOf(deps.publicUrl, question, { count, drivers }));
    }
  }
  await recordDigestLines(trx, { userId: reader.id, day, lines: lines.length });
  if (lines.length === 0) return false;
  await queueAccountMessage(trx, deps.sealer, {
    channel: 'mail',
    to: reader.email,
    userId: reader.id,
    template: 'ops-digest',
    params: { firstName: reader.firstName, day, lines, settings: new URL('/account', deps.publicUrl).href },
  });
  return true;
}

function lineOf(
  publicUrl: string,
  question: DigestQuestion,
  { count, drivers }: { count: number; drivers: readonly DigestDriverRow[] },
): DigestLine {
  const { kind, ownerId, now } = question;
  const link = new URL(`/ops/drivers?${new URLSearchParams(filtersOf(question)).toString()}`, publicUrl).href;
  const driverOf = ({ driverId, name, stage, enteredAt }: DigestDriverRow): DigestDriver => ({
    name,
    stage,
    days: Math.floor((Date.parse(now) - Date.parse(enteredAt)) / DAY_MS),
    targetDays: stageTable[stage].targetDays,
    link: new URL(`/ops/drivers/${driverId}`, publicUrl).href,
  });
  return { kind, isOwn: ownerId !== null, count, link, drivers: drivers.map(driverOf) };
}

/** The list of drivers, narrowed to those of the line. */
function filtersOf({ kind, ownerId, since, now, endOfDay }: DigestQuestion): Record<string, string> {
  const whose = { owner: ownerId ?? 'none', awake: 'true' };
  switch (kind) {
    case 'newOver':
      return { ...whose, dueAfter: since, dueBy: now };
    case 'dueToday':
      return { ...whose, dueAfter: now, dueBy: endOfDay };
    case 'escalated':
      return { ...whose, escalated: 'true' };
  }
}

/** Looks every minute, until it is stopped; several workers share the work. */
export function startDigests(deps: DigestDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = writeUntil(deps, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function writeUntil(deps: DigestDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await writeDueDigests(deps, new Date()).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'digests could not be looked for');
    });
    await delay(BETWEEN_LOOKS_MS, undefined, { signal }).catch(() => undefined);
  }
}
