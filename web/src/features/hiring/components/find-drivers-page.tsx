import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsString, useQueryState, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#domain/drivers/filters/rules';
import type { FilteredDriver } from '#domain/drivers/filters/schema';
import type { FacilityView } from '#domain/facilities/schema';
import { BenchChip } from '#web/entities/bench/bench-chip';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useFacilityLabel } from '#web/entities/facilities/facility-label';
import { facilitiesQuery } from '#web/entities/facilities/queries';
import { inviteDriverModal } from '#web/entities/invitations/modals';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { CardList } from '#web/shared/table/card-list';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { filteredDriversQuery } from '../api/filtered-drivers';
import { filtersOf, noFilters, searchParams } from '../model/search-params';
import { DriverLine } from './driver-line';
import { RowMenu } from './search-actions';
import { SearchBar } from './search-bar';
import './hiring.css';

function Actions({ driver }: { driver: FilteredDriver }) {
  const { t } = useTranslation('drivers');
  const refusalText = useRefusalText();
  const mayAct = useCan('hiring:act');
  return (
    <div className="gh-candidate-actions">
      <RefusableButton
        size="small"
        reason={mayAct ? undefined : refusalText('forbidden')}
        onClick={() => {
          openModal(inviteDriverModal, { driverId: driver._id, name: driverName(driver), source: 'search' });
        }}
      >
        {t('invite.open')}
      </RefusableButton>
      <RowMenu card={driver} />
    </div>
  );
}

const Row = ({ driver }: { driver: FilteredDriver }) => (
  <DriverLine
    driver={driver}
    distanceMiles={driver.distanceMiles}
    fit={[]}
    profilePath={paths.driverProfile(driver._id)}
    status={driver.benchStatus === null ? null : <BenchChip status={driver.benchStatus} />}
    actions={<Actions driver={driver} />}
  />
);

function Found({ facilityId }: { facilityId: string }) {
  const { t } = useTranslation(['hiring', 'labels']);
  const [values, setValues] = useQueryStates(searchParams);
  const filters = filtersOf(values);
  const query = useInfiniteQuery(filteredDriversQuery(filters, facilityId));
  const list = pagedListOf(query, (rows) => ({ rows }));
  const empty = isFiltered(filters)
    ? {
        title: t('empty.search'),
        hint: t('empty.searchFiltered'),
        action: <Button onClick={() => void setValues(noFilters)}>{t('filter.clear')}</Button>,
      }
    : { title: t('find.noFilter'), hint: t('find.noFilterHint') };
  return (
    <div className="gh-driver-lines">
      <CardList
        label={t('labels:term.findDrivers')}
        list={list.status === 'ready' ? { ...list, total: query.hasNextPage ? undefined : list.rows.length } : list}
        rowKey={({ _id }) => _id}
        empty={empty}
        card={(driver) => <Row driver={driver} />}
      />
    </div>
  );
}

interface FromProps {
  facilities: readonly FacilityView[];
  facilityId: string;
  onChange: (facilityId: string | null) => void;
}

/** The facility from which distances are measured. */
function From({ facilities, facilityId, onChange }: FromProps) {
  const { t } = useTranslation('bench');
  const facilityLabel = useFacilityLabel();
  return (
    <div className="gh-find-from">
      <Field label={t('filter.from')}>
        {(inputProps) => (
          <Select
            {...inputProps}
            name="facility"
            options={facilities.map((facility) => ({ value: facility._id, label: facilityLabel(facility) }))}
            value={facilityId}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}

function NearFacility({ facilities }: { facilities: readonly FacilityView[] }) {
  const { t } = useTranslation(['hiring', 'common']);
  const [wanted, setWanted] = useQueryState('facility', parseAsString);
  const from = facilities.find(({ _id }) => _id === wanted) ?? facilities[0];
  if (from === undefined) {
    const action = <ButtonLink to={paths.facilities}>{t('common:nav.facilities')}</ButtonLink>;
    return <EmptyState title={t('find.noFacility')} hint={t('find.noFacilityHint')} action={action} />;
  }
  return (
    <>
      <From facilities={facilities} facilityId={from._id} onChange={(next) => void setWanted(next)} />
      <SearchBar />
      <Found facilityId={from._id} />
    </>
  );
}

/** Drivers near one of the carrier's facilities by filters, without a job order: to invite them, or for the bench. */
export function FindDriversPage() {
  const { t } = useTranslation(['hiring', 'common', 'labels']);
  const organizationId = useCurrentUser().organization?._id ?? '';
  const { data, error, refetch } = useQuery(facilitiesQuery(organizationId));
  const failure = error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('labels:term.findDrivers')}
        crumbs={[{ label: t('common:nav.bench'), to: paths.bench }]}
        subtitle={t('find.hint')}
      />
      {data === undefined ? failure : <NearFacility facilities={data} />}
    </>
  );
}
