import type { RequirementVersion } from '#domain/requirements/version-schema';

/** The requirement of a new version. */
export interface RequirementModalData {
  /** All versions of the requirement, none for a new one; the new version replaces the one in effect on its first day. */
  versions: readonly RequirementVersion[];
}

/** The version to correct, and all versions of its requirement. */
export interface CorrectionModalData {
  version: RequirementVersion;
  versions: readonly RequirementVersion[];
}
