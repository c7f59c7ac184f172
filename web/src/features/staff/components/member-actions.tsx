import { useTranslation } from 'react-i18next';
import { checkStaffAction } from '#domain/accounts/staff/rules';
import type { StaffMember } from '#domain/accounts/staff/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useCurrentUser } from '#web/shared/session/current-user';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { AccountAction, StaffScope } from '../api/staff';
import { useAccountAction, useChangeOpsMember } from '../api/staff';
import { changeLeadModal, changeStaffModal, memberAuditModal } from './modals';

/** Actions for a member's status. On the user's own account they stay visible with the reason they are refused. */
function actionsOf({ state }: StaffMember): readonly AccountAction[] {
  switch (state) {
    case 'active':
      return ['deactivate'];
    case 'deactivated':
      return ['reactivate'];
    case 'invited':
      return ['inviteAgain', 'withdrawInvitation'];
    case 'invitation-expired':
      return ['inviteAgain', 'withdrawInvitation'];
    case 'invitation-withdrawn':
      return ['inviteAgain'];
  }
}

function useActionTexts() {
  const { t } = useTranslation('staff');
  return (
    name: string,
    facilities: string,
  ): Record<AccountAction, { label: string; title: string; text: string; done: string }> => ({
    deactivate: {
      label: t('act.deactivate.label'),
      title: t('act.deactivate.title', { name }),
      text: facilities === '' ? t('act.deactivate.text') : t('act.deactivate.textRecruiter', { facilities }),
      done: t('act.deactivate.done'),
    },
    reactivate: {
      label: t('act.reactivate.label'),
      title: t('act.reactivate.title', { name }),
      text: t('act.reactivate.text'),
      done: t('act.reactivate.done'),
    },
    inviteAgain: {
      label: t('act.inviteAgain.label'),
      title: t('act.inviteAgain.title', { name }),
      text: t('act.inviteAgain.text'),
      done: t('act.inviteAgain.done'),
    },
    withdrawInvitation: {
      label: t('act.withdrawInvitation.label'),
      title: t('act.withdrawInvitation.title', { name }),
      text: t('act.withdrawInvitation.text'),
      done: t('act.withdrawInvitation.done'),
    },
  });
}

function useAccountActions(scope: StaffScope, member: StaffMember): MenuAction[] {
  const { _id } = useCurrentUser();
  const name = `${member.firstName} ${member.lastName}`;
  const facilities = member.facilities.map((facility) => facility.name).join(', ');
  const texts = useActionTexts()(name, facilities);
  const problemText = useProblemText();
  const act = useAccountAction(scope, (input) => {
    toast.success(texts[input.act].done);
  });
  const admin = useAdminReason();
  const adminReason = scope === 'ops' ? admin : undefined;
  const reason = member._id === _id ? problemText('own-account') : adminReason;
  return actionsOf(member).map((action) => ({
    key: action,
    label: texts[action].label,
    danger: action === 'deactivate' || action === 'withdrawInvitation',
    ...(reason !== undefined && { reason }),
    run: () => {
      confirm({
        title: texts[action].title,
        text: texts[action].text,
        confirmLabel: texts[action].label,
        danger: action === 'deactivate',
        onConfirm: () => act.mutateAsync({ userId: member._id, act: action }),
      });
    },
  }));
}

/** Makes a member an operations administrator, or revokes the role. */
function useAdministratorAction({ _id, firstName, lastName, isAdmin }: StaffMember): MenuAction {
  const { t } = useTranslation('staff');
  const name = `${firstName} ${lastName}`;
  const texts = isAdmin
    ? { label: t('rights.revoke.label'), title: t('rights.revoke.title', { name }), text: t('rights.revoke.text') }
    : { label: t('rights.grant.label'), title: t('rights.grant.title', { name }), text: t('rights.grant.text') };
  const change = useChangeOpsMember(() => {
    toast.success(t('change.done'));
  });
  const run = () => {
    confirm({
      title: texts.title,
      text: texts.text,
      confirmLabel: texts.label,
      onConfirm: () => change.mutateAsync({ userId: _id, body: { isAdmin: !isAdmin } }),
    });
  };
  return { key: 'rights', label: texts.label, run };
}

function useChangeAction(scope: StaffScope, member: StaffMember): MenuAction[] {
  const { t } = useTranslation('staff');
  const { _id, organization } = useCurrentUser();
  const problemText = useProblemText();
  const admin = useAdminReason();
  const administrator = useAdministratorAction(member);
  const refusal = checkStaffAction('change', { isOwnAccount: member._id === _id, status: 'confirmed', isActive: true });
  const refused = refusal !== undefined && { reason: problemText(refusal) };
  if (scope === 'ops') {
    const reason = refusal === undefined ? admin : problemText(refusal);
    const run = () => {
      openModal(changeLeadModal, { member });
    };
    const changes = [{ key: 'lead', label: t('leader.label'), run }, administrator];
    return changes.map((change) => ({ ...change, ...(reason !== undefined && { reason }) }));
  }
  if (organization === null) return [];
  return [
    {
      key: 'change',
      label: t('change.label'),
      ...refused,
      run: () => {
        openModal(changeStaffModal, { member, organizationId: organization._id });
      },
    },
  ];
}

/** Menu of actions for one staff member. */
export function MemberActions({ scope, member }: { scope: StaffScope; member: StaffMember }) {
  const { t } = useTranslation('staff');
  const change = useChangeAction(scope, member);
  const accountActions = useAccountActions(scope, member);
  const audit: MenuAction = {
    key: 'audit',
    label: t('audit.label'),
    run: () => {
      openModal(memberAuditModal, { scope, member });
    },
  };
  const name = `${member.firstName} ${member.lastName}`;
  return <ActionMenu label={t('actions', { name })} actions={[...change, audit, ...accountActions]} />;
}
