/** Traffic charges: the serious violations of 49 CFR 383.51 and the most frequent others. */
export const violationCharges = [
  'speeding',
  'excessiveSpeeding',
  'dui',
  'testRefused',
  'recklessDriving',
  'improperLaneChange',
  'followingTooClosely',
  'signalOrSign',
  'railroadCrossing',
  'phoneOrTexting',
  'leavingScene',
  'noLicense',
  'suspendedLicense',
  'equipment',
  'overweight',
  'hoursOfService',
  'other',
] as const;
/** One of {@link violationCharges}. */
export type ViolationCharge = (typeof violationCharges)[number];

/** Penalties of a conviction. */
export const penaltyTypes = ['fine', 'suspension', 'revocation', 'communityService', 'other'] as const;
/** One of {@link penaltyTypes}. */
export type PenaltyType = (typeof penaltyTypes)[number];

/** English names of the charges, for emails; the screens translate them. */
export const chargeNames: Readonly<Record<ViolationCharge, string>> = {
  speeding: 'Speeding',
  excessiveSpeeding: 'Speeding, 15 mph or more over the limit',
  dui: 'DUI/OWI',
  testRefused: 'Refused an alcohol or drug test',
  recklessDriving: 'Reckless driving',
  improperLaneChange: 'Improper lane change',
  followingTooClosely: 'Following too closely',
  signalOrSign: 'Ran a red light or a stop sign',
  railroadCrossing: 'Railroad crossing violation',
  phoneOrTexting: 'Phone or texting while driving',
  leavingScene: 'Left the scene of an accident',
  noLicense: 'Drove without the right license',
  suspendedLicense: 'Drove with a suspended license',
  equipment: 'Defective equipment',
  overweight: 'Overweight or oversize',
  hoursOfService: 'Hours of service or logbook',
  other: 'Other',
};
