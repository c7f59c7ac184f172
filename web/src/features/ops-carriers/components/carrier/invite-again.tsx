import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#domain/accounts/staff/schema';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { toast } from '#web/shared/ui/toasts';
import { useInviteAdminAgain } from '../../api/carrier';

/** Whether operations may send this person's invitation again. */
export const isInvitedAdmin = ({ isAdmin, state }: Pick<StaffMember, 'isAdmin' | 'state'>): boolean =>
  isAdmin && (state === 'invited' || state === 'invitation-expired' || state === 'invitation-withdrawn');

/** Sends an invitation again after a question. */
export function useConfirmInvitation(carrierId: string) {
  const { t } = useTranslation('ops-carriers');
  const invite = useInviteAdminAgain(carrierId, () => {
    toast.success(t('inviteAgain.done'));
  });
  return ({ _id, firstName, lastName, email }: StaffMember) => {
    confirm({
      title: t('inviteAgain.title', { name: `${firstName} ${lastName}` }),
      text: t('inviteAgain.text', { email }),
      confirmLabel: t('inviteAgain.action'),
      onConfirm: () => invite.mutateAsync(_id),
    });
  };
}

/** The action in the row of an administrator who has not accepted the invitation. */
export function InviteAgain({ carrier, member }: { carrier: OpsCarrier; member: StaffMember }) {
  const { t } = useTranslation('ops-carriers');
  const confirmInvitation = useConfirmInvitation(carrier._id);
  if (!isInvitedAdmin(member)) return null;
  return (
    <Button
      size="small"
      aria-label={t('inviteAgain.label', { name: `${member.firstName} ${member.lastName}` })}
      onClick={() => {
        confirmInvitation(member);
      }}
    >
      {t('inviteAgain.action')}
    </Button>
  );
}
