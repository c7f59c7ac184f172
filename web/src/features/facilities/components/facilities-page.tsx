import { useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { addFacilityModal, matchCriteriaModal } from '#web/entities/facilities/modals';
import { facilitiesQuery } from '#web/entities/facilities/queries';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { shownStates } from '../model/filter';
import { FacilityList } from './facility-list';
import { FacilityMapView } from './facility-map-view';
import { useManageReason } from './use-facility-actions';
import './facility-map.css';

const VIEWS = ['list', 'map'] as const;

function Header({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('facilities');
  const reason = useManageReason();
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('lead')}
      action={
        <Inline>
          <RefusableButton
            reason={reason}
            onClick={() => {
              openModal(matchCriteriaModal, { organizationId });
            }}
          >
            {t('criteria.action')}
          </RefusableButton>
          <RefusableButton
            variant="primary"
            reason={reason}
            onClick={() => {
              openModal(addFacilityModal, { organizationId });
            }}
          >
            {t('add.action')}
          </RefusableButton>
        </Inline>
      }
    />
  );
}

/** The carrier's facilities as a list and on a map. */
export function FacilitiesPage() {
  const { t } = useTranslation('facilities');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const query = useQuery(facilitiesQuery(organizationId));
  const [view, setView] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('list'));
  const [search, setSearch] = useQueryState('search', parseAsString.withDefault(''));
  const [state, setState] = useQueryState('status', parseAsStringLiteral(shownStates));
  const filter = { search, state };
  return (
    <Stack>
      <Header organizationId={organizationId} />
      <div className="gh-facility-filters">
        <TextBox type="search" label={t('list.search')} value={search} onChange={(text) => void setSearch(text)} />
        <Choice
          label={t('column.state')}
          values={shownStates}
          text={(each) => t(`state.${each}`)}
          any={t('state.any')}
          value={state}
          onChange={(next) => void setState(next)}
        />
      </div>
      <QueryTabs
        label={t('view.label')}
        tabs={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => void setView(next)}
      >
        {view === 'list' ? (
          <FacilityList query={query} filter={filter} organizationId={organizationId} />
        ) : (
          <FacilityMapView query={query} filter={filter} organizationId={organizationId} />
        )}
      </QueryTabs>
    </Stack>
  );
}
