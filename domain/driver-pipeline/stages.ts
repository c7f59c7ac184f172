/** Recruiting stages of a driver, in order (docs/state-machines.md#stages). */
export const driverStages = [
  'PreQualify',
  'Processing',
  'Interview',
  'PendingHR',
  'HRPaperWork',
  'WrappingUpHR',
  'PreQualified_MeetsMin',
  'Certified',
  'CertifiedNotWorking',
  'Retarget',
  'NotInterested',
  'NotQualified',
] as const;
/** One of {@link driverStages}. */
export type DriverStage = (typeof driverStages)[number];

/** Display tiers of the stages (docs/state-machines.md#stages). */
export const displayTiers = ['Application', 'Processing', 'Certified'] as const;
/** One of {@link displayTiers}. */
export type DisplayTier = (typeof displayTiers)[number];

/**
 * Constants of a stage: progress in percent, target age in days, tier. An exit has no tier and shows the previous
 * stage's.
 */
export interface StageConstants {
  readonly percent: number;
  readonly targetDays: number;
  readonly tier: DisplayTier | null;
}

/** Progress, target age and tier of each stage (docs/state-machines.md#stages). */
export const stageTable: Readonly<Record<DriverStage, StageConstants>> = {
  PreQualify: { percent: 10, targetDays: 10, tier: 'Application' },
  Processing: { percent: 20, targetDays: 9, tier: 'Application' },
  Interview: { percent: 30, targetDays: 8, tier: 'Application' },
  PendingHR: { percent: 50, targetDays: 7, tier: 'Processing' },
  HRPaperWork: { percent: 80, targetDays: 6, tier: 'Processing' },
  WrappingUpHR: { percent: 90, targetDays: 5, tier: 'Processing' },
  PreQualified_MeetsMin: { percent: 100, targetDays: 5, tier: 'Certified' },
  Certified: { percent: 100, targetDays: 5, tier: 'Certified' },
  CertifiedNotWorking: { percent: 100, targetDays: 5, tier: 'Certified' },
  Retarget: { percent: 50, targetDays: 10, tier: null },
  NotInterested: { percent: 5, targetDays: 10, tier: null },
  NotQualified: { percent: 0, targetDays: 20, tier: null },
};

/** Stages outside of the path to certification. */
export const exitStages: readonly DriverStage[] = ['Retarget', 'NotInterested', 'NotQualified'];

/** Stages of tier Certified: "haul-certified only" means these, and ready for dispatch requires one of them. */
export const certifiedStages: readonly DriverStage[] = driverStages.filter(
  (stage) => stageTable[stage].tier === 'Certified',
);

/** Exits with which an application is rejected or withdrawn: nothing waits for the driver anymore. */
export const closedStages: readonly DriverStage[] = ['NotInterested', 'NotQualified'];

/** Whether a driver has exited the pipeline. */
export function isExit(stage: DriverStage): boolean {
  return exitStages.includes(stage);
}

/**
 * Whether carriers may find and invite a driver in this stage: Processing or later, and not an exit. Availability is
 * checked separately.
 */
export function isSearchableStage(stage: DriverStage): boolean {
  return stage !== 'PreQualify' && !isExit(stage);
}

/**
 * Whether the stage allows dispatch; an expired credential still prevents it
 * (docs/state-machines.md#availability-and-dispatch).
 */
export function isReadyStage(stage: DriverStage): boolean {
  return certifiedStages.includes(stage);
}

/**
 * Whether the driver's file is available to carriers in this stage: WrappingUpHR or later, and not an exit. An employment
 * keeps it available afterward.
 */
export function isFileAvailable(stage: DriverStage): boolean {
  return stage === 'WrappingUpHR' || isReadyStage(stage);
}

/** The tier to show; an exit shows the tier of the previous stage. */
export function displayTier(stage: DriverStage, previous: DriverStage | null): DisplayTier {
  return stageTable[stage].tier ?? (previous === null ? null : stageTable[previous].tier) ?? 'Application';
}
