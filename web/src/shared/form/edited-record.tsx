import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { asApiProblem } from '#web/shared/http/api-problem';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { CurrentVersion } from './current-version';

/** The problems of a record that somebody else changed while its form was open. */
const CONFLICTS = new Set([
  'entry-corrected',
  'facility-changed',
  'order-changed',
  'record-changed',
  'requirement-changed',
  'scorecard-changed',
  'template-changed',
  'webhook-changed',
]);

interface EditedRecordProps<Fetched, Data, Key extends QueryKey> {
  query: UseQueryOptions<Fetched, Error, Data, Key>;
  /** The record that the page has shown; without it, the current one is loaded first. */
  shown?: Data;
  /** Other data of the form is still loading. */
  isWaiting?: boolean;
  /** Before the current version is shown: an entry that is kept elsewhere is discarded. */
  onStartAgain?: () => void;
  /** The form. It reports a refusal, so that a conflict can be resolved. */
  children: (record: Data, onConflict: (error: unknown) => void) => ReactNode;
}

/**
 * Keeps a record as it was when its form was opened: a live update must not reset the form. After a conflict, the entries
 * stay until the user starts again from the current version.
 */
export function EditedRecord<Fetched, Data, Key extends QueryKey>({
  query,
  shown,
  isWaiting = false,
  onStartAgain,
  children,
}: EditedRecordProps<Fetched, Data, Key>) {
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0, enabled: shown === undefined });
  const [base, setBase] = useState<{ record: Data; round: number } | undefined>(
    shown === undefined ? undefined : { record: shown, round: 0 },
  );
  const [isStale, setStale] = useState(false);
  const record = base?.record ?? data;
  if (error !== null && record === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (record === undefined || isWaiting) return <SkeletonLine width="70%" />;
  if (base === undefined) setBase({ record, round: 0 });
  const startAgain = async () => {
    const { data: current } = await refetch({ throwOnError: true });
    if (current === undefined) return;
    onStartAgain?.();
    setBase({ record: current, round: (base?.round ?? 0) + 1 });
    setStale(false);
  };
  return (
    <div key={base?.round ?? 0}>
      {children(record, (problem) => {
        setStale(CONFLICTS.has(asApiProblem(problem).code));
      })}
      {isStale ? <CurrentVersion show={startAgain} /> : null}
    </div>
  );
}
