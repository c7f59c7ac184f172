import type { StoredRequirement } from '#db/requirements/requirement-records';
import type { RequirementVersion } from '#domain/requirements/version-schema';

const reference = (id: string | null, name: string | null) => (id === null || name === null ? null : { _id: id, name });

/** A version with the users who wrote and ended it. */
export function presentVersion(version: StoredRequirement): RequirementVersion {
  const { id, organization, authorId, author, enderId, ender, correctsId, correction, ...requirement } = version;
  return {
    ...structuredClone(requirement as RequirementVersion),
    _id: id,
    organization: reference(version.organizationId, organization),
    author: reference(authorId, author),
    endedBy: reference(enderId, ender),
    correction: correction === null || correctsId === null ? null : { ...correction, of: correctsId },
  };
}
