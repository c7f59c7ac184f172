import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuditViewEntry } from '#domain/audits/schema';
import { type ListState, pagedListOf } from '#web/shared/http/list-state';
import { formatDateTime } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { auditViewsQuery } from '../api/audits';

function useWhat() {
  const { t } = useTranslation('audits');
  return ({ kind, document, page }: AuditViewEntry): string => {
    if (document === null) return t(`viewed.${kind}`);
    return page === null ? document : t('viewed.pageOf', { document, page });
  };
}

function Views({ list }: { list: ListState<AuditViewEntry> }) {
  const { t } = useTranslation('audits');
  const { t: common } = useTranslation();
  const what = useWhat();
  if (list.status === 'error') return <ErrorState error={list.error} retry={list.retry} />;
  if (list.status === 'loading') {
    return (
      <div role="status" aria-label={common('list.loading')}>
        <SkeletonLine width="70%" />
      </div>
    );
  }
  if (list.rows.length === 0) return <p>{t('viewed.none')}</p>;
  return (
    <>
      <PlainTable
        label={t('viewed.title')}
        rows={list.rows}
        rowKey={({ _id }) => _id}
        columns={[
          { key: 'at', head: t('field.at'), cell: ({ at }) => formatDateTime(at) },
          { key: 'reader', head: t('field.reader'), cell: ({ reader }) => reader },
          { key: 'driver', head: t('field.driver'), cell: ({ driver }) => driver ?? '' },
          { key: 'what', head: t('field.viewed'), cell: what },
        ]}
      />
      {list.more === undefined ? null : (
        <div>
          <Button loading={list.more.loading} onClick={list.more.load}>
            {common('list.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Everything that readers with a link looked at. */
export function ViewsCard({ auditId }: { auditId: string }) {
  const { t } = useTranslation('audits');
  const query = useInfiniteQuery(auditViewsQuery(auditId));
  return (
    <Card title={t('viewed.title')}>
      <Views list={pagedListOf(query, ({ data }) => ({ rows: data }))} />
    </Card>
  );
}
