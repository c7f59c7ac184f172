import { useQueryState } from 'nuqs';
import { parseAsOwner } from '#web/entities/pipeline/owner-param';
import { usePeriod } from '#web/entities/reports/period';

/** The period and the owner in the URL. */
export function useOwnedPeriod() {
  const [owner, setOwner] = useQueryState('owner', parseAsOwner);
  return { ...usePeriod(), owner, changeOwner: (value: string | null) => void setOwner(value) };
}
