import { useCan } from '#web/shared/session/current-user';

/** Whether the person may read every record of the carrier's files: what others do not see may bar driving, too. */
export function useReadsWholeFiles(): boolean {
  const investigation = useCan('files:read-investigation');
  const drugAlcohol = useCan('files:read-drug-alcohol');
  const hr = useCan('files:read-hr');
  return investigation && drugAlcohol && hr;
}
