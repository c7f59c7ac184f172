/** Kinds of driving in a job; the codes are part of the API. */
export const workTypes = [
  'local',
  'regional',
  'otr',
  'dedicated',
  'drayage',
  'team',
  'yardSpotter',
  'nonDriving',
] as const;
/** One of {@link workTypes}. */
export type WorkType = (typeof workTypes)[number];

/** Equipment that a driver operated in a job (49 CFR 391.21(b)(6)); the codes are part of the API. */
export const operatedEquipment = [
  'straightTruck',
  'tractorSemitrailer',
  'doublesTriples',
  'dryVan',
  'reefer',
  'flatbed',
  'tanker',
  'bus',
  'other',
] as const;
/** One of {@link operatedEquipment}. */
export type OperatedEquipment = (typeof operatedEquipment)[number];
