import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonLine } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/states';

interface AnsweredProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A part of the page that waits for an answer of its own: one that fails leaves the others alone. */
export function Answered<Data>({ query, children }: AnsweredProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={t('list.loading')}>
      <SkeletonLine width="62%" />
    </div>
  );
}
