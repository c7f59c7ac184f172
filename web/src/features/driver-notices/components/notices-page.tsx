import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { noticesQuery } from '../api/notices';
import { NoticeCard } from './notice-card';
import './driver-notices.css';

/** The driver's notices about reports, with the rights that the law gives. */
export function NoticesPage() {
  const { t } = useTranslation('driver-notices');
  const { data, error, refetch } = useQuery(noticesQuery());
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data?.data.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      <ul className="gh-cards" aria-label={t('title')}>
        {data?.data.map((action) => (
          <li key={`${action._id}/${String(action.round)}`}>
            <NoticeCard action={action} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
