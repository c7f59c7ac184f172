import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsOrganization } from '#domain/carriers/schema';
import { formatCount, formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { Button } from '#web/shared/ui/button';
import { StateChip } from '#web/shared/ui/state-chip';
import { useActivityChange } from './use-activity-change';

function OrganizationState({ isActive }: Pick<OpsOrganization, 'isActive'>) {
  const { t } = useTranslation('ops-carriers');
  return isActive ? (
    <StateChip turn="done">{t('organizations.active')}</StateChip>
  ) : (
    <StateChip turn="blocked">{t('organizations.inactive')}</StateChip>
  );
}

/** Reactivation is the step of an inactive carrier; a deactivation stops everything at a carrier, so it is in the menu. */
function ActivityAction({ organization }: { organization: OpsOrganization }) {
  const { t } = useTranslation('ops-carriers');
  const change = useActivityChange(organization);
  const { name, isActive } = organization;
  if (isActive) {
    const deactivate = { key: 'deactivate', label: t('deactivate.action'), danger: true, run: change };
    return <ActionMenu label={t('organizations.more', { name })} actions={[deactivate]} />;
  }
  return (
    <Button size="small" aria-label={t('reactivate.label', { name })} onClick={change}>
      {t('reactivate.action')}
    </Button>
  );
}

/** Columns of the carrier list: name, size and status. */
export function useOrganizationColumns(): readonly ListColumn<OpsOrganization>[] {
  const { t } = useTranslation('ops-carriers');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.company'),
        cell: ({ _id, name }) => (
          <Link to={paths.opsCarrier(_id)} className="gh-carrier-name">
            {name}
          </Link>
        ),
      },
      { id: 'mcdot', header: t('column.mcdot'), oneLine: true, cell: ({ mcdotNumber }) => mcdotNumber ?? '–' },
      { id: 'staff', header: t('column.staff'), align: 'right', cell: ({ staff }) => formatCount(staff) },
      {
        id: 'orders',
        header: t('column.activeOrders'),
        align: 'right',
        cell: ({ activeOrders }) => formatCount(activeOrders),
      },
      { id: 'since', header: t('column.since'), show: 'wide', cell: ({ createdAt }) => formatDate(createdAt) },
      { id: 'state', header: t('column.state'), cell: ({ isActive }) => <OrganizationState isActive={isActive} /> },
      {
        id: 'actions',
        header: t('column.actions'),
        actions: true,
        cell: (organization) => <ActivityAction organization={organization} />,
      },
    ],
    [t],
  );
}
