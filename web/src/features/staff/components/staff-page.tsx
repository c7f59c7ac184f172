import { useTranslation } from 'react-i18next';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { ForbiddenState } from '#web/shared/ui/states';
import { inviteStaffModal } from './modals';
import { StaffList } from './staff-list';
import { StaffTabs } from './staff-tabs';

/** A carrier's staff, for its administrators. */
export function StaffPage() {
  const { t } = useTranslation('staff');
  const { organization } = useCurrentUser();
  const mayManage = useCan('staff:manage');
  // Without tabs: their pages are refused, too.
  if (!mayManage) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ForbiddenState />
      </>
    );
  }
  const invite =
    organization !== null ? (
      <Button
        variant="primary"
        onClick={() => {
          openModal(inviteStaffModal, { organizationId: organization._id });
        }}
      >
        {t('invite.action')}
      </Button>
    ) : null;
  return (
    <StaffList scope="carrier" action={invite}>
      <StaffTabs />
    </StaffList>
  );
}
