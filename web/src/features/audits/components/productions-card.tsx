import { useTranslation } from 'react-i18next';
import type { AuditProduction } from '#domain/audits/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Card } from '#web/shared/ui/layout';

/** Recorded days of production: the first row counts, the others were corrected. */
export function ProductionsCard({ productions }: { productions: readonly AuditProduction[] }) {
  const { t } = useTranslation('audits');
  return (
    <Card title={t('produce.title')}>
      <PlainTable
        label={t('produce.title')}
        rows={productions}
        rowKey={({ _id }) => _id}
        columns={[
          { key: 'day', head: t('field.producedOn'), cell: ({ producedOn }) => formatDate(producedOn) },
          { key: 'handedOver', head: t('field.handedOver'), cell: ({ handedOver }) => handedOver },
          { key: 'reason', head: t('field.reason'), cell: ({ reason }) => reason ?? '' },
          {
            key: 'by',
            head: t('field.requestedBy'),
            cell: ({ recordedBy, recordedAt }) => `${recordedBy}, ${formatDateTime(recordedAt)}`,
          },
        ]}
      />
    </Card>
  );
}
