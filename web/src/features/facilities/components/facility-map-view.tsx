import { parseAsString, useQueryState } from 'nuqs';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FacilityView } from '#domain/facilities/schema';
import { useFacilityLabel } from '#web/entities/facilities/facility-label';
import { NearbyList } from '#web/entities/facilities/nearby-list';
import { Choice } from '#web/shared/form/choice';
import { Card, Stack } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import type { FacilityFilter } from '../model/filter';
import { filterFacilities } from '../model/filter';
import { LazyFacilityMap } from './lazy-facility-map';
import { useSelectLink } from './use-select-link';

interface FacilityMapViewProps {
  query: { data: readonly FacilityView[] | undefined; error: Error | null; refetch: () => unknown };
  filter: FacilityFilter;
  organizationId: string;
}

/** Names for the dots of the map; each selects its facility. */
function FacilityLinks({ facilities }: { facilities: readonly FacilityView[] }) {
  const linkTo = useSelectLink();
  return (
    <ul className="gh-nearby-list">
      {facilities.map(({ _id, name, address }) => (
        <li key={_id} className="gh-nearby-item">
          <span className="gh-nearby-name">
            <Link to={linkTo(_id)} replace preventScrollReset>
              {name}
            </Link>
            <span className="gh-nearby-address">{address.fullAddress}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The map, and the facilities near the selected one. */
export function FacilityMapView({ query, filter, organizationId }: FacilityMapViewProps) {
  const { t } = useTranslation('facilities');
  const labelOf = useFacilityLabel();
  const [near, setNear] = useQueryState('near', parseAsString);
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error === null ? <SkeletonLine width="60%" /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const facilities = filterFacilities(data, filter);
  if (facilities.length === 0) {
    return data.length === 0 ? (
      <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
    ) : (
      <EmptyState title={t('empty.filtered')} hint={t('empty.filteredHint')} />
    );
  }
  const selected = facilities.find(({ _id }) => _id === near);
  return (
    <div className="gh-facility-split">
      <Suspense fallback={<SkeletonLine width="60%" />}>
        <LazyFacilityMap facilities={facilities} selectedId={selected?._id} />
      </Suspense>
      <Card title={t('nearby.title')}>
        <Stack gap={8}>
          <Choice
            label={t('nearby.from')}
            values={facilities.map(({ _id }) => _id)}
            text={(id) => {
              const facility = facilities.find(({ _id }) => _id === id);
              return facility === undefined ? id : labelOf(facility);
            }}
            any={t('nearby.choose')}
            value={selected?._id ?? null}
            onChange={(next) => void setNear(next)}
          />
          {selected === undefined ? (
            <>
              <p className="gh-nearby-note">{t('nearby.hint')}</p>
              <FacilityLinks facilities={facilities} />
            </>
          ) : (
            <NearbyList
              place={{
                organizationId,
                latitude: selected.address.latitude,
                longitude: selected.address.longitude,
                exclude: selected._id,
              }}
            />
          )}
        </Stack>
      </Card>
    </div>
  );
}
