import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../shared/audit/audit-list';
import { pagedListOf } from '../../../shared/http/list-state';
import { Card } from '../../../shared/ui/layout';
import { auditQuery } from '../api/account';

export function AuditCard() {
  const { t } = useTranslation('account');
  const query = useInfiniteQuery(auditQuery());
  return (
    <Card title={t('audit.title')}>
      <AuditList label={t('audit.title')} list={pagedListOf(query, ({ data }) => ({ rows: data }))} />
    </Card>
  );
}
