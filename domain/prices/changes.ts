/** A version of a price; `endsAt` is the first instant at which it no longer counts. */
export interface PriceVersion {
  readonly id: string;
  readonly amount: number;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** The rows of a change: an earlier end of one version, and a new version. */
export interface PriceChange {
  readonly end: { readonly id: string; readonly at: string } | null;
  readonly add: { readonly amount: number; readonly startsAt: string; readonly endsAt: string | null } | null;
}

const counts = ({ startsAt, endsAt }: PriceVersion): boolean => endsAt === null || endsAt > startsAt;

const isAt =
  (instant: string) =>
  ({ startsAt, endsAt }: PriceVersion): boolean =>
    startsAt <= instant && (endsAt === null || instant < endsAt);

/** The version that counts at this instant; undefined if none does. ISO instants in UTC compare as texts. */
export const versionAt = <Version extends PriceVersion>(
  versions: readonly Version[],
  instant: string,
): Version | undefined => versions.find(isAt(instant));

/** A new price from an instant on, until the next one that is already planned. */
export function newPrice(versions: readonly PriceVersion[], amount: number, startsAt: string): PriceChange {
  const before = versionAt(versions, startsAt);
  const next = versions
    .filter((version) => counts(version) && version.startsAt > startsAt)
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))[0];
  return {
    end: before === undefined ? null : { id: before.id, at: startsAt },
    add: { amount, startsAt, endsAt: before === undefined ? (next?.startsAt ?? null) : before.endsAt },
  };
}

/** Cancels a version that has not begun: the one before it goes on in its place. Undefined for any other version. */
export function canceledPrice(versions: readonly PriceVersion[], id: string, now: string): PriceChange | undefined {
  const canceled = versions.find((version) => version.id === id);
  if (canceled === undefined || !counts(canceled) || canceled.startsAt <= now) return undefined;
  const before = versions.find((version) => counts(version) && version.endsAt === canceled.startsAt);
  return {
    end: { id, at: canceled.startsAt },
    add: before === undefined ? null : { ...canceled, amount: before.amount },
  };
}
