import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsOrganization } from '#domain/carriers/schema';
import { formatCount, formatDate } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { StateChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { useDeactivateOrganization, useReactivateOrganization } from '../api/organizations';

function OrganizationState({ isActive }: Pick<OpsOrganization, 'isActive'>) {
  const { t } = useTranslation('ops-carriers');
  return isActive ? (
    <StateChip turn="done">{t('organizations.active')}</StateChip>
  ) : (
    <StateChip turn="blocked">{t('organizations.inactive')}</StateChip>
  );
}

function Deactivate({ organization: { _id, name } }: { organization: OpsOrganization }) {
  const { t } = useTranslation('ops-carriers');
  const deactivate = useDeactivateOrganization(() => {
    toast.success(t('deactivate.done', { name }));
  });
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t('deactivate.label', { name })}
      onClick={() => {
        confirm({
          title: t('deactivate.title', { name }),
          text: t('deactivate.text'),
          confirmLabel: t('deactivate.action'),
          danger: true,
          onConfirm: () => deactivate.mutateAsync(_id),
        });
      }}
    >
      {t('deactivate.action')}
    </Button>
  );
}

function Reactivate({ organization: { _id, name } }: { organization: OpsOrganization }) {
  const { t } = useTranslation('ops-carriers');
  const reactivate = useReactivateOrganization(() => {
    toast.success(t('reactivate.done', { name }));
  });
  return (
    <Button
      size="small"
      aria-label={t('reactivate.label', { name })}
      onClick={() => {
        confirm({
          title: t('reactivate.title', { name }),
          text: t('reactivate.text'),
          confirmLabel: t('reactivate.action'),
          onConfirm: () => reactivate.mutateAsync(_id),
        });
      }}
    >
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
        cell: ({ name }) => <span className="gh-carrier-name">{name}</span>,
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
        cell: (organization) =>
          organization.isActive ? (
            <Deactivate organization={organization} />
          ) : (
            <Reactivate organization={organization} />
          ),
      },
    ],
    [t],
  );
}
