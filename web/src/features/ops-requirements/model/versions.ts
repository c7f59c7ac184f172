import type { authorities, Store } from '#domain/requirements/model/requirement';
import { stores } from '#domain/requirements/model/requirement';
import type { RequirementVersion, RequirementVersions } from '#domain/requirements/version-schema';
import { isInForceOn, isWithdrawn } from '#domain/requirements/versions';
import { containsWords } from '#domain/shared/folded-text';

type Authority = (typeof authorities)[number];

/** The version in effect on a day, as corrected, and the next one. */
export interface RequirementOnDay {
  version: RequirementVersion;
  next: RequirementVersion | null;
}

/** The versions themselves, without corrections. */
export const withoutCorrections = (versions: readonly RequirementVersion[]): RequirementVersion[] =>
  versions.filter(({ correction }) => correction === null);

/** The corrections of a version, newest first. */
export const correctionsOf = (versions: readonly RequirementVersion[], { _id }: RequirementVersion) =>
  versions
    .filter(({ correction }) => correction?.of === _id)
    .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt));

/** A version with its last correction for a day, if there is one. */
export const asCorrected = (versions: readonly RequirementVersion[], version: RequirementVersion, on: string) =>
  correctionsOf(versions, version).find((correction) => isInForceOn(correction, on)) ?? version;

/** The version in effect on a day, which a new version starting then would replace. */
export const replacedOn = (versions: readonly RequirementVersion[], on: string): RequirementVersion | null =>
  withoutCorrections(versions).find((version) => isInForceOn(version, on)) ?? null;

/** The version that is in effect or comes; undefined if the last one has ended. */
export const openVersionOf = (versions: readonly RequirementVersion[], today: string): RequirementVersion | undefined =>
  withoutCorrections(versions).find((version) => !isWithdrawn(version) && (version.to === null || version.to >= today));

/** The version that a change starts from: the open one as corrected, or the last one. */
export function basisOf(versions: readonly RequirementVersion[], today: string): RequirementVersion | undefined {
  const open = openVersionOf(versions, today);
  return open === undefined ? versions[0] : (correctionsOf(versions, open)[0] ?? open);
}

/** The versions of one requirement. */
export const versionsOf = ({ data }: RequirementVersions, code: string): RequirementVersion[] =>
  data.filter((version) => version.code === code);

/** The next version, if any. */
export const nextOf = (versions: readonly RequirementVersion[], version: RequirementVersion) =>
  withoutCorrections(versions)
    .filter((other) => other.code === version.code && other.from > version.from && !isWithdrawn(other))
    .toSorted((one, other) => one.from.localeCompare(other.from))[0] ?? null;

interface VersionFilter {
  on: string;
  store: Store | null;
  authority: Authority | null;
  search: string;
}

/** Requirements in effect on a day, by the file that they belong to. */
export function requirementsOn(
  versions: readonly RequirementVersion[],
  { on, store, authority, search }: VersionFilter,
): RequirementOnDay[] {
  return withoutCorrections(versions)
    .filter((version) => isInForceOn(version, on))
    .map((version) => ({ version: asCorrected(versions, version, on), next: nextOf(versions, version) }))
    .filter(({ version }) => store === null || version.store === store)
    .filter(({ version }) => authority === null || version.authority === authority)
    .filter(({ version: { title, citation, code, organization } }) =>
      containsWords(`${title} ${citation} ${code} ${organization?.name ?? ''}`, search),
    )
    .toSorted(
      ({ version: one }, { version: other }) =>
        stores.indexOf(one.store) - stores.indexOf(other.store) || one.title.localeCompare(other.title),
    );
}
