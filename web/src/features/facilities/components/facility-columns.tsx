import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { editFacilityModal } from '#web/entities/facilities/modals';
import { recruitersQuery } from '#web/entities/facilities/queries';
import type { ListColumn } from '#web/shared/table/columns';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { openModal } from '#web/shared/ui/modals';
import { PlainButton } from '#web/shared/ui/plain-button';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { useFacilityActions, useManageReason } from './use-facility-actions';

function Name({ facility }: { facility: FacilityView }) {
  const reason = useManageReason();
  const { _id: facilityId, organizationId, name, address, note } = facility;
  return (
    <span className="gh-facility-cell">
      {reason === undefined ? (
        <PlainButton
          className="gh-facility-name"
          onClick={() => {
            openModal(editFacilityModal, { facilityId, organizationId });
          }}
        >
          {name}
        </PlainButton>
      ) : (
        name
      )}
      <span className="gh-facility-detail">{address.fullAddress}</span>
      {note === null ? null : <span className="gh-facility-detail">{note}</span>}
    </span>
  );
}

function Recruiters({ facility: { organizationId, recruiterUsers } }: { facility: FacilityView }) {
  const { t } = useTranslation('facilities');
  const { data = [] } = useQuery(recruitersQuery(organizationId));
  const names = data
    .filter(({ _id }) => recruiterUsers.includes(_id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return names.length === 0 ? t('list.noRecruiters') : names.join(', ');
}

function State({ isActive }: Pick<FacilityView, 'isActive'>) {
  const { t } = useTranslation('facilities');
  return isActive ? (
    <StateChip turn="done">{t('state.active')}</StateChip>
  ) : (
    <PlainChip>{t('state.inactive')}</PlainChip>
  );
}

function Actions({ facility }: { facility: FacilityView }) {
  const { t } = useTranslation('facilities');
  const actions = useFacilityActions(facility);
  return <ActionMenu label={t('list.actions', { name: facility.name })} actions={actions} />;
}

/** Columns of the facility list; the name opens the facility. */
export function useFacilityColumns(): readonly ListColumn<FacilityView>[] {
  const { t } = useTranslation('facilities');
  return useMemo(
    () => [
      { id: 'name', header: t('column.facility'), width: '40%', cell: (facility) => <Name facility={facility} /> },
      { id: 'recruiters', header: t('field.recruiters'), cell: (facility) => <Recruiters facility={facility} /> },
      { id: 'state', header: t('column.state'), cell: ({ isActive }) => <State isActive={isActive} /> },
      {
        id: 'actions',
        header: t('column.actions'),
        actions: true,
        cell: (facility) => <Actions facility={facility} />,
      },
    ],
    [t],
  );
}
