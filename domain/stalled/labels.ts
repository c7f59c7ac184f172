import type { CandidacyStateName } from '../candidacies/states';
import type { DriverStage } from '../drivers/stages';
import type { OrderStatus } from '../job-orders/states';
import type { StalledStage } from './filters';
import type { stalledWaits } from './waits';

const stages: Readonly<Record<DriverStage, string>> = {
  PreQualify: 'Pre-qualify',
  Processing: 'Processing',
  Interview: 'Interview',
  PendingHR: 'Pending HR',
  HRPaperWork: 'HR paperwork',
  WrappingUpHR: 'Wrapping up HR',
  PreQualified_MeetsMin: 'Pre-qualified, meets minimum',
  Certified: 'Certified',
  CertifiedNotWorking: 'Certified, not working',
  Retarget: 'Retarget',
  NotInterested: 'Not interested',
  NotQualified: 'Not qualified',
};
const states: Readonly<Record<CandidacyStateName, string>> = {
  invited: 'Invited',
  requested: 'Requested',
  inReview: 'In review',
  approved: 'Approved for interview',
  interviewing: 'Job interview',
  hired: 'Hired',
  ended: 'Assignment ended',
  closed: 'Closed',
};
const statuses: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending order',
  active: 'Active order',
  past: 'Past order',
  deleted: 'Deleted order',
};

/** Operations' labels of the stages for messages; a test compares them with those of the pages. */
export const stageLabels: Readonly<Record<StalledStage, string>> = { ...stages, ...states, ...statuses };

/** Labels of the parties that an item waits for, as on the stalled page. */
export const partyLabels: Readonly<Record<(typeof stalledWaits)[number], string>> = {
  carrier: 'Carrier',
  driver: 'Driver',
  ops: 'Operations',
  others: 'Third party',
  safety: 'Safety',
};
