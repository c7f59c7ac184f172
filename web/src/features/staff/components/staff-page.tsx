import { useTranslation } from 'react-i18next';
import { useCan, useCurrentUser } from '../../../shared/session/current-user';
import { Button } from '../../../shared/ui/button';
import { openModal } from '../../../shared/ui/modals';
import { inviteStaffModal } from './modals';
import { StaffList } from './staff-list';
import { StaffTabs } from './staff-tabs';

/** A carrier's staff, for its administrators; for everybody else the list itself says that it is not theirs. */
export function StaffPage() {
  const { t } = useTranslation('staff');
  const { organization } = useCurrentUser();
  const mayInvite = useCan('staff:manage');
  const invite =
    mayInvite && organization !== null ? (
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
    <StaffList desk="carrier" action={invite}>
      <StaffTabs />
    </StaffList>
  );
}
