import type { Problem } from '../problems';

/** Why an edit of a facility is refused: somebody changed it since the page was opened. */
export function checkFacilityVersion(
  current: { readonly version: number; readonly changedBy: string | null },
  based: number | undefined,
): Problem | undefined {
  if (based === undefined || based === current.version) return undefined;
  return { code: 'facility-changed', params: { who: current.changedBy ?? 'Someone' } };
}

/** The parts of a facility that decide where a person works. */
export interface WorkplaceFacts {
  readonly facilityIds: readonly string[];
  readonly isRecruiter: boolean;
}

/** Whether a facility is one of the person's own: recruiters have their facilities, all others work for every one. */
export function isOwnFacility(facilityId: string, { facilityIds, isRecruiter }: WorkplaceFacts): boolean {
  return !isRecruiter || facilityIds.includes(facilityId);
}
