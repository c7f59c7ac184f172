import { type DriverStage, exitStages } from './stages';

const manualMoves: Readonly<Record<DriverStage, readonly DriverStage[]>> = {
  PreQualify: ['Processing', ...exitStages],
  Processing: ['Interview', ...exitStages],
  Interview: ['PendingHR', 'Processing', ...exitStages],
  PendingHR: ['HRPaperWork', 'Processing', ...exitStages],
  HRPaperWork: ['WrappingUpHR', 'PendingHR', ...exitStages],
  WrappingUpHR: ['Certified', 'PreQualified_MeetsMin', 'HRPaperWork', ...exitStages],
  PreQualified_MeetsMin: ['Certified', 'HRPaperWork', ...exitStages],
  Certified: ['CertifiedNotWorking', ...exitStages],
  CertifiedNotWorking: ['Certified', ...exitStages],
  Retarget: ['PreQualify', 'Processing', 'NotInterested', 'NotQualified'],
  NotInterested: ['Retarget'],
  NotQualified: ['Retarget'],
};

/** The stages to which operations may move a driver manually (docs/state-machines.md#stages). */
export const movesFrom = (stage: DriverStage): readonly DriverStage[] => manualMoves[stage];
