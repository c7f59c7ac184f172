import type { DriverFileActivities } from '#domain/driver-pipeline/activities';

/** Work on the files that drivers send. */
export function createFileActivities() {
  return {
    scanFile: () => Promise.resolve(),
  } satisfies DriverFileActivities;
}
