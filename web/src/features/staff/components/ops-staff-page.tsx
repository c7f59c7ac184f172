import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { openModal } from '../../../shared/ui/modals';
import { inviteOperatorModal } from './modals';
import { StaffList } from './staff-list';

/** Operations among themselves. */
export function OpsStaffPage() {
  const { t } = useTranslation('staff');
  return (
    <StaffList
      desk="ops"
      action={
        <Button
          variant="primary"
          onClick={() => {
            openModal(inviteOperatorModal, undefined);
          }}
        >
          {t('invite.action')}
        </Button>
      }
    />
  );
}
