import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/accounts/device-name';
import type { StaffMember } from '#domain/accounts/staff/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import type { StaffScope } from '../api/staff';
import { MemberActions } from './member-actions';

const TURNS = { active: 'done', invited: 'theirs', 'invitation-expired': 'yours' } as const;

/** Deactivated accounts and withdrawn invitations need no action, so their chips have no color. */
function State({ state }: Pick<StaffMember, 'state'>) {
  const { t } = useTranslation('staff');
  const text = t(`state.${state}`);
  if (state === 'deactivated' || state === 'invitation-withdrawn') {
    return <PlainChip>{text}</PlainChip>;
  }
  return <StateChip turn={TURNS[state]}>{text}</StateChip>;
}

function LastSignIn({ member: { lastSignIn } }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  if (lastSignIn === null) return t('never');
  return (
    <span className="gh-staff-cell">
      <span className="gh-staff-when">{formatDateTime(lastSignIn.at)}</span>
      <span className="gh-staff-detail">{deviceName(lastSignIn.device) ?? t('unknownDevice')}</span>
    </span>
  );
}

function Name({ member: { firstName, lastName, email, position, isAdmin } }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  return (
    <span className="gh-staff-cell">
      {firstName} {lastName}
      <span className="gh-staff-detail">{email}</span>
      {/* Members of operations have no position column to show this in. */}
      {isAdmin && position === null ? <span className="gh-staff-detail">{t('administrator')}</span> : null}
    </span>
  );
}

function PositionCell({ member: { position, isAdmin } }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  const { t: labels } = useTranslation('labels');
  return (
    <span className="gh-staff-cell">
      {position === null ? null : labels(`position.${position}`)}
      {isAdmin ? <span className="gh-staff-detail">{t('administrator')}</span> : null}
    </span>
  );
}

/** Facilities are for recruiters: everybody else works for all of them. */
function Facilities({ member: { facilities, position } }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  if (facilities.length > 0) return facilities.map(({ name }) => name).join(', ');
  return t(position === 'RECRUITER' ? 'noFacility' : 'allFacilities');
}

/** Columns of the staff list; operations have a lead instead of position and facilities. */
export function useStaffColumns(scope: StaffScope): readonly ListColumn<StaffMember>[] {
  const { t } = useTranslation('staff');
  return useMemo(() => {
    const work: ListColumn<StaffMember>[] = [
      { id: 'position', header: t('column.position'), cell: (member) => <PositionCell member={member} /> },
      {
        id: 'facilities',
        header: t('column.facilities'),
        show: 'wide',
        cell: (member) => <Facilities member={member} />,
      },
    ];
    const lead: ListColumn<StaffMember> = {
      id: 'lead',
      header: t('column.lead'),
      cell: (member) => member.lead?.name ?? t('leader.nobody'),
    };
    return [
      { id: 'name', header: t('column.name'), cell: (member) => <Name member={member} /> },
      ...(scope === 'carrier' ? work : [lead]),
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => <State state={state} />,
      },
      { id: 'lastSignIn', header: t('column.lastSignIn'), cell: (member) => <LastSignIn member={member} /> },
      {
        id: 'actions',
        header: t('column.actions'),
        actions: true,
        cell: (member) => <MemberActions scope={scope} member={member} />,
      },
    ];
  }, [scope, t]);
}
