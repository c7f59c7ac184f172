import type { NewRequirementBody, RequirementVersion } from '#domain/requirements/version-schema';

/** The body of a later version of a requirement, which replaces the one in force. */
export function draftOf(version: RequirementVersion, change: Partial<NewRequirementBody> = {}): NewRequirementBody {
  const { _id, organization: _of, correction: _no, author: _by, writtenAt: _at, endedBy: _ender, ...draft } = version;
  return { ...draft, replaces: _id, replacesUntil: draft.to, to: null, ...change };
}
