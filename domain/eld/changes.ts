import type { LogGap } from './file/log-file';
import type { ProviderLog } from './provider-log';

/** The current version of a stored record. */
export interface StoredLog extends ProviderLog {
  readonly version: number;
  /** False once the provider no longer has it. */
  readonly isActive: boolean;
}

/** A new version of a record. */
export interface LogVersion extends ProviderLog {
  readonly version: number;
  readonly isActive: boolean;
}

/** The time that was read, and the gaps in it. */
export interface Covered {
  readonly from: string;
  readonly to: string;
  readonly gaps?: readonly LogGap[];
}

const isWithin = ({ startsAt }: ProviderLog, { from, to }: LogGap): boolean => startsAt >= from && startsAt < to;

const keyOf = ({ startsAt, isRequest }: Pick<ProviderLog, 'startsAt' | 'isRequest'>): string =>
  `${startsAt}${isRequest ? '?' : ''}`;

const isSame = (one: ProviderLog, other: ProviderLog): boolean =>
  one.rawStatus === other.rawStatus &&
  one.endsAt === other.endsAt &&
  one.remark === other.remark &&
  one.origin === other.origin;

/**
 * The additions of another reading of a time: records that are new, and versions of those that the provider has changed or no longer has.
 * Nothing is replaced, and the same records again add nothing. `covered` is the time that was read; records outside of it stay,
 * and so do those in a gap, of which a file says nothing.
 */
export function newVersions(
  stored: readonly StoredLog[],
  read: readonly ProviderLog[],
  { gaps = [], ...covered }: Covered,
): LogVersion[] {
  const known = new Map(stored.map((log) => [keyOf(log), log]));
  const keys = new Set(read.map(keyOf));
  const changed = read.flatMap((log): LogVersion[] => {
    const before = known.get(keyOf(log));
    if (before?.isActive === true && isSame(before, log)) return [];
    return [{ ...log, version: (before?.version ?? 0) + 1, isActive: true }];
  });
  const gone = stored
    .filter((log) => log.isActive && !keys.has(keyOf(log)) && isWithin(log, covered))
    .filter((log) => !gaps.some((gap) => isWithin(log, gap)))
    .map((log) => ({ ...log, version: log.version + 1, isActive: false }));
  return [...changed, ...gone];
}

/** The time of the records of a file: from its first start to its last end. */
export function coveredBy(logs: readonly ProviderLog[]): { readonly from: string; readonly to: string } | undefined {
  const starts = logs.map(({ startsAt }) => startsAt).toSorted();
  const [from] = starts;
  const last = [...starts, ...logs.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]))].toSorted().at(-1);
  if (from === undefined || last === undefined) return undefined;
  return { from, to: new Date(Date.parse(last) + 1).toISOString() };
}
