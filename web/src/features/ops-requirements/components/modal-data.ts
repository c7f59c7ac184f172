import type { RequirementVersion } from '#domain/requirements/version-schema';

/** Initial values; null for a new requirement. */
export interface RequirementModalData {
  version: RequirementVersion | null;
  /** All versions of the requirement; the new one replaces the version in effect on its first day. */
  versions: readonly RequirementVersion[];
}

/** The version to correct, and its last correction, on which a new one builds. */
export interface CorrectionModalData {
  version: RequirementVersion;
  newest: RequirementVersion;
}
