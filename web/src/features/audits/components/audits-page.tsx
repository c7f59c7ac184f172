import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { EmptyState } from '#web/shared/ui/states';
import { requestAuditModal } from '../model/modals';
import { AuditList } from './audit-list';
import { OpenLinksCard } from './open-links-card';

/** The carrier's audits: requests for records, their due dates and packets. */
export function AuditsPage() {
  const { t } = useTranslation('audits');
  const navigate = useNavigate();
  const mayManage = useCan('audits:manage');
  const request = () => {
    openModal(requestAuditModal, { onDone: (id) => void navigate(paths.audit(id)) });
  };
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={mayManage ? t('lead') : undefined}
        action={
          mayManage ? (
            <Button variant="primary" onClick={request}>
              {t('action.request')}
            </Button>
          ) : undefined
        }
      />
      {mayManage ? (
        <AuditList pathOf={paths.audit} />
      ) : (
        <EmptyState title={t('onlySafety')} hint={t('onlySafetyHint')} />
      )}
      {mayManage ? <OpenLinksCard /> : null}
    </Stack>
  );
}
