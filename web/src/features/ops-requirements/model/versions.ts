import type { RequirementArea } from '#domain/requirements/record';
import { isInForce } from '#domain/requirements/record';
import { requirementAreas } from '#domain/requirements/record';
import type { RequirementVersion } from '#domain/requirements/schema';

/** The version in effect on a day, and the next one. */
export interface RequirementOnDay {
  version: RequirementVersion;
  next: RequirementVersion | null;
}

/** Whether a version was canceled before it took effect. */
export const isCanceled = ({ effectiveFrom, effectiveTo }: RequirementVersion): boolean =>
  effectiveFrom === effectiveTo;

/** The version in effect on a day, which a new version starting then would replace. */
export const replacedOn = (versions: readonly RequirementVersion[], on: string): RequirementVersion | null =>
  versions.find((version) => isInForce(version, on)) ?? null;

/** The next version, if any. */
export const nextOf = (versions: readonly RequirementVersion[], version: RequirementVersion) =>
  versions
    .filter((other) => other.code === version.code && other.effectiveFrom > version.effectiveFrom && !isCanceled(other))
    .sort((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))[0] ?? null;

interface VersionFilter {
  on: string;
  area: RequirementArea | null;
  search: string;
}

/** Requirements in effect on a day, by area. */
export function requirementsOn(
  versions: readonly RequirementVersion[],
  { on, area, search }: VersionFilter,
): RequirementOnDay[] {
  const searchText = search.trim().toLowerCase();
  return versions
    .filter((version) => isInForce(version, on))
    .filter((version) => area === null || version.area === area)
    .filter(({ title, citation, code }) => `${title} ${citation} ${code}`.toLowerCase().includes(searchText))
    .map((version) => ({ version, next: nextOf(versions, version) }))
    .sort(
      ({ version: one }, { version: other }) =>
        requirementAreas.indexOf(one.area) - requirementAreas.indexOf(other.area) ||
        one.title.localeCompare(other.title),
    );
}
