import type { DriverApplicationView } from '#domain/candidacies/schema';

/** Whether the driver works on this job: the first day has begun. */
export const isRunning = ({ state, start }: DriverApplicationView): boolean =>
  state === 'hired' && start !== null && start.startedAt !== null;
