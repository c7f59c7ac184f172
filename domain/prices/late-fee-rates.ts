import { type PriceVersion, versionAt } from './changes';

/** A version of the late fee; without a state, it is that of all states without one of their own. */
export interface LateFeeVersion extends PriceVersion {
  readonly state: string | null;
}

/**
 * The late fee of a state at an instant: its own, or the general one (docs/billing.md#late-fees). A null state has none of its
 * own.
 */
export const lateFeeAt = <Version extends LateFeeVersion>(
  versions: readonly Version[],
  state: string | null,
  instant: string,
): Version | undefined => {
  const of = (wanted: string | null) =>
    versionAt(
      versions.filter((version) => version.state === wanted),
      instant,
    );
  return (state === null ? undefined : of(state)) ?? of(null);
};

/** The first change of that late fee after an instant; undefined if none is planned. */
export function nextLateFeeAt<Version extends LateFeeVersion>(
  versions: readonly Version[],
  state: string | null,
  instant: string,
): Version | undefined {
  const now = lateFeeAt(versions, state, instant);
  const starts = versions.filter(({ startsAt }) => startsAt > instant).map(({ startsAt }) => startsAt);
  return starts
    .toSorted()
    .map((start) => lateFeeAt(versions, state, start))
    .find((version) => version !== undefined && version.id !== now?.id);
}
