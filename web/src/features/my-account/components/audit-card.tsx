import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isDriver } from '#domain/accounts/actor';
import { AuditList } from '#web/entities/audit/audit-list';
import { pagedListOf } from '#web/shared/http/list-state';
import { useActor } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { auditQuery } from '../api/account';

/** Collapsed for drivers, because it mostly repeats the sign-ins listed above it. */
export function AuditCard() {
  const { t } = useTranslation('account');
  const query = useInfiniteQuery(auditQuery());
  const list = <AuditList label={t('audit.title')} list={pagedListOf(query, ({ data }) => ({ rows: data }))} />;
  return (
    <Card title={t('audit.title')}>
      {isDriver(useActor()) ? (
        <details className="gh-account-fold">
          <summary>{t('audit.show')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Card>
  );
}
