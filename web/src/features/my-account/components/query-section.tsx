import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';

interface QuerySectionProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A section with its own query, so that a failed one leaves the rest of the page usable. */
export function QuerySection<Data>({ query, children }: QuerySectionProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={t('list.loading')}>
      <SkeletonLine width="62%" />
    </div>
  );
}
