import type { RequirementVersion } from '#domain/requirements/schema';

/** Initial values; null for a new requirement. */
export interface RequirementModalData {
  version: RequirementVersion | null;
  /** All versions of the requirement; the new one replaces the version in effect on its first day. */
  versions: readonly RequirementVersion[];
}
