/** Facts that are true or false. */
export const statedFacts = [
  // The job
  'interstate',
  'cdlJob',
  'forPay',
  'hazmat',
  'cargoTank',
  'doubleTriple',
  'lcv',
  'schoolBus',
  'combination',
  'airBrakes',
  'manualTransmission',
  'portArea',
  'exemptOperation',
  'firstOrIntermittentUse',
  // The driver
  'nonDomiciledCdl',
  'learnerPermit',
  'variance',
  'insulin',
  'visionStandard',
  'firstVisionQualification',
  'newCdlHolder',
  'unresolvedViolation',
  // The carrier's hiring
  'remoteHiring',
  'refusedBecauseOfReport',
] as const;
/** One of {@link statedFacts}. */
export type StatedFact = (typeof statedFacts)[number];

/** Facts that follow from others, from the employment or from the histories (engine/derived-facts.ts). */
export const derivedFacts = [
  'dqJob',
  // Rules from which an exempt operation is exempt (engine/exemptions.ts)
  'exemptFromPart391',
  'exemptFromAge',
  'exemptFromApplication',
  'exemptFromAnnualReview',
  'exemptFromRoadTest',
  'exemptFromMedicalProof',
  'exemptFromHours',
  // Jobs to which a rule of 49 CFR part 383 applies alone
  'outsidePart391',
  'outsideApplicationRules',
  'noQualificationFile',
  'severalLicenses',
  'foreignCdl',
  'yearlyMedical',
  'violation',
  'employee',
  'multipleEmployer',
  'furnished',
  'usedNotEmployed',
  'dotEmployers',
  'testedEmployers',
  'otherModesOrPlan',
] as const;
/** One of {@link derivedFacts}. */
export type DerivedFact = (typeof derivedFacts)[number];

/** The sections that exempt an operation; each exempts from something else. */
export const exemptionSections = ['391.2', '390.39', '391.62', '391.67', '391.68', '391.69'] as const;
/** One of {@link exemptionSections}. */
export type ExemptionSection = (typeof exemptionSections)[number];

/** Facts with a value. */
export interface FactValues {
  readonly jobState: string;
  /** Gross weight (rating) of the vehicle in pounds. */
  readonly vehicleWeight: number;
  /** Seats, the driver's included. */
  readonly passengers: number;
  readonly cdlClass: 'A' | 'B' | 'C';
  readonly birthDate: string;
  /** The driver's own statement to the state (49 CFR 383.71(b)(1)). */
  readonly category: 'NI' | 'EI' | 'NA' | 'EA';
  /** The section of an exempt operation; if absent, the exemptions of farms and private passengers from all of part 391. */
  readonly exemptionSection: ExemptionSection;
  /** The driver's home time zone; days are calendar days there. */
  readonly timeZone: string;
}

/** Any fact by name, as answers report a missing one. */
export type FactName = StatedFact | DerivedFact | keyof FactValues | 'licenses' | 'pastEmployers' | 'homes' | 'work';

/** The facts of a driver and a job on a day. An absent fact is unknown. */
export type Facts = {
  readonly [Name in StatedFact]?: boolean | undefined;
} & { readonly [Name in keyof FactValues]?: FactValues[Name] | undefined };

/** A condition: `hazmat`, `not insulin`, `jobState is CA`. */
export type FactTest = `${'' | 'not '}${StatedFact | DerivedFact}` | `${'jobState' | 'category'} is ${string}`;

/** A license or permit, as it was held. */
export interface License {
  /** The licensing authority: a state's code, or a name if it is foreign. */
  readonly state: string;
  readonly isForeign: boolean;
  readonly heldFrom: string;
  readonly heldUntil: string | null;
  readonly class?: 'A' | 'B' | 'C' | 'D' | undefined;
  /** H, N, P, S, T, X. */
  readonly endorsements?: readonly string[] | undefined;
  /** E (automatic), K (intrastate), L and Z (no air brakes), M and N (no larger bus), O (no tractor-trailer) … */
  readonly restrictions?: readonly string[] | undefined;
}

/** Agencies of the Department of Transportation that regulate employers. */
export const dotModes = ['fmcsa', 'faa', 'fra', 'fta', 'phmsa', 'uscg'] as const;

/** An employer of the past. */
export interface PastEmployer {
  readonly id: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string | null;
  /** The agency that regulated it; null if none, undefined if unknown. */
  readonly mode?: (typeof dotModes)[number] | null | undefined;
  /** Whether the job was subject to drug and alcohol testing; undefined if unknown. */
  readonly isSafetySensitive?: boolean | undefined;
  /** Whether a follow-up testing plan of this employer is unfinished. */
  readonly hasUnfinishedPlan?: boolean | undefined;
}
