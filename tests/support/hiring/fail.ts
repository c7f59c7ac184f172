/** For what a scenario must not reach, or has not reached yet. */
export function fail(): never {
  throw new Error('this command should have been refused');
}
