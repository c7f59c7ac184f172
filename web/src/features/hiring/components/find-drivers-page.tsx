import { useQuery } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { useFacilityLabel } from '#web/entities/facilities/facility-label';
import { facilitiesQuery } from '#web/entities/facilities/queries';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { FoundDrivers } from './found-drivers';
import { SearchBar } from './search-bar';
import './hiring.css';

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
      <section className="gh-card gh-hiring-stages" aria-label={t('common:nav.findDrivers')}>
        <SearchBar facility={from} orderless />
        <FoundDrivers facilityId={from._id} />
      </section>
    </>
  );
}

/** Drivers near one of the carrier's facilities by filters, without a job order: to invite them, or for the bench. */
export function FindDriversPage() {
  const { t } = useTranslation(['hiring', 'common']);
  const organizationId = useCurrentUser().organization?._id ?? '';
  const { data, error, refetch } = useQuery(facilitiesQuery(organizationId));
  const failure = error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('common:nav.findDrivers')}
        crumbs={[{ label: t('common:nav.bench'), to: paths.bench }]}
        subtitle={t('find.hint')}
      />
      {data === undefined ? failure : <NearFacility facilities={data} />}
    </>
  );
}
