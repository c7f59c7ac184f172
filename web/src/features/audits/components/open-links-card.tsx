import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Card } from '#web/shared/ui/layout';
import { ErrorState } from '#web/shared/ui/states';
import { openLinksQuery } from '../api/audits';
import { RevokeButton } from './revoke-button';

/** Links that can be opened now: everybody who manages audits can revoke them, also those to records that they may not read. */
export function OpenLinksCard() {
  const { t } = useTranslation('audits');
  const { data: links, error, refetch } = useQuery(openLinksQuery());
  if (links === undefined && error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (links === undefined || links.length === 0) return null;
  return (
    <Card title={t('field.openLinks')}>
      <PlainTable
        label={t('field.openLinks')}
        rows={links}
        rowKey={({ _id }) => _id}
        columns={[
          { key: 'reader', head: t('field.reader'), cell: ({ reader }) => reader },
          { key: 'agency', head: t('field.agency'), cell: ({ audit }) => audit.agency },
          { key: 'createdBy', head: t('field.createdBy'), cell: ({ createdBy }) => createdBy },
          { key: 'until', head: t('field.until'), cell: ({ expiresAt }) => formatDate(expiresAt) },
          {
            key: 'actions',
            head: <span className="gh-hidden">{t('field.actions')}</span>,
            cell: (link) => <RevokeButton auditId={link.audit._id} link={link} />,
          },
        ]}
      />
    </Card>
  );
}
