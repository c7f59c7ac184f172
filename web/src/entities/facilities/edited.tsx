import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacilityDetail } from '#domain/facilities/schema';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Button } from '#web/shared/ui/button';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { facilityQuery } from './queries';

interface EditedProps {
  facilityId: string;
  /** Other data of the form is still loading. */
  isWaiting?: boolean;
  /** The form. It reports a refusal, so that a conflict can be resolved. */
  children: (facility: FacilityDetail, onConflict: (error: unknown) => void) => ReactNode;
}

/**
 * Keeps the facility as it was when the dialog was opened: a live update must not reset the form. After a conflict, the
 * user can start again from the current version.
 */
export function Edited({ facilityId, isWaiting = false, children }: EditedProps) {
  const { t } = useTranslation('facilities');
  const { data, error, refetch } = useQuery({ ...facilityQuery(facilityId), staleTime: 0 });
  const [base, setBase] = useState<FacilityDetail | undefined>();
  const [isStale, setStale] = useState(false);
  const facility = base ?? data;
  if (error !== null && facility === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (facility === undefined || isWaiting) return <SkeletonLine width="70%" />;
  if (base === undefined) setBase(facility);
  const startAgain = async () => {
    const { data: current } = await refetch();
    if (current === undefined) return;
    setBase(current);
    setStale(false);
  };
  return (
    <div key={facility.version}>
      {children(facility, (problem) => {
        setStale(asApiProblem(problem).code === 'facility-changed');
      })}
      {isStale ? (
        <p>
          <Button onClick={() => void startAgain()}>{t('edit.startAgain')}</Button>
        </p>
      ) : null}
    </div>
  );
}
