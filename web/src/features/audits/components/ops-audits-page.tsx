import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { AuditList } from './audit-list';

/** A carrier's audits for operations, who only read them. */
export function OpsAuditsPage() {
  const { t } = useTranslation('audits');
  const id = useParams()['id'] ?? '';
  return (
    <Stack>
      <PageHeader title={t('title')} crumbs={[{ label: t('ops.carrier'), to: paths.opsCarrier(id) }]} />
      <AuditList organizationId={id} pathOf={(auditId) => paths.opsAudit(id, auditId)} />
    </Stack>
  );
}
