import { type DriverStage, isExit } from './stages';

/** Lifecycle statuses of a driver (docs/state-machines.md#lifecycle-status). */
export const lifecycleStatuses = [
  'created',
  'onboarding_in_progress',
  'pending',
  'confirmed',
  'approval_pending',
  'onboarding_done',
  'certification_in_progress',
  'certified_non_compliant',
  'certified_compliant',
  'active',
] as const;
/** One of {@link lifecycleStatuses}. */
export type LifecycleStatus = (typeof lifecycleStatuses)[number];

const activeStatuses: readonly LifecycleStatus[] = ['certified_compliant', 'certified_non_compliant', 'active'];

/**
 * Whether the driver is an "active driver": certified in any way, and not in an exit. Only active drivers may request a
 * job.
 */
export function isActiveDriver(driver: { lifecycleStatus: LifecycleStatus; stage: DriverStage }): boolean {
  return activeStatuses.includes(driver.lifecycleStatus) && !isExit(driver.stage);
}
