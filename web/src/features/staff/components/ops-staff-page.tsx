import { useTranslation } from 'react-i18next';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { inviteOpsMemberModal } from './modals';
import { StaffList } from './staff-list';

/** Operations staff: administrators can invite and change members, others can only view them. */
export function OpsStaffPage() {
  const { t } = useTranslation('staff');
  const reason = useAdminReason();
  return (
    <StaffList
      scope="ops"
      action={
        <RefusableButton
          variant="primary"
          reason={reason}
          onClick={() => {
            openModal(inviteOpsMemberModal, undefined);
          }}
        >
          {t('invite.action')}
        </RefusableButton>
      }
    />
  );
}
