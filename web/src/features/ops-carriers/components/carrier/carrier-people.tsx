import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#domain/accounts/staff/schema';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { listOf } from '#web/shared/http/list-state';
import { formatDateTime } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { PlainChip } from '#web/shared/ui/state-chip';
import { carrierStaffQuery } from '../../api/carrier';
import { InviteAgain } from './invite-again';

/** The carrier's people; an administrator who has not accepted can be invited again. */
export function CarrierPeople({ carrier }: { carrier: OpsCarrier }) {
  const { t } = useTranslation('ops-carriers');
  const query = useQuery(carrierStaffQuery(carrier._id));
  const columns = usePeopleColumns(carrier);
  return (
    <DataTable
      label={t('carrier.tab.people')}
      columns={columns}
      settingsName="ops-carrier-people"
      list={listOf(query, (rows) => ({ rows }))}
      rowKey={({ _id }) => _id}
      empty={{ title: t('carrier.noPeople') }}
    />
  );
}

function usePeopleColumns(carrier: OpsCarrier): readonly ListColumn<StaffMember>[] {
  const { t } = useTranslation(['ops-carriers', 'labels', 'staff']);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('labels:term.name'),
        cell: ({ firstName, lastName, email }) => (
          <div>
            <span className="gh-carrier-name">{`${firstName} ${lastName}`}</span>
            <span className="gh-carrier-aside">
              <a href={`mailto:${email}`}>{email}</a>
            </span>
          </div>
        ),
      },
      {
        id: 'position',
        header: t('labels:term.position'),
        cell: ({ position, isAdmin }) => (
          <div>
            {position === null ? null : t(`labels:position.${position}`)}
            {isAdmin ? <span className="gh-carrier-aside">{t('staff:administrator')}</span> : null}
          </div>
        ),
      },
      {
        id: 'facilities',
        header: t('carrier.tab.facilities'),
        show: 'wide',
        cell: ({ facilities }) => facilities.map(({ name }) => name).join(', '),
      },
      {
        id: 'state',
        header: t('labels:term.status'),
        cell: ({ state }) => <PlainChip>{t(`staff:state.${state}`)}</PlainChip>,
      },
      {
        id: 'lastSignIn',
        header: t('staff:column.lastSignIn'),
        cell: ({ lastSignIn }) => (lastSignIn === null ? t('staff:never') : formatDateTime(lastSignIn.at)),
      },
      {
        id: 'actions',
        header: t('labels:term.actions'),
        actions: true,
        cell: (member) => <InviteAgain carrier={carrier} member={member} />,
      },
    ],
    [t, carrier],
  );
}
