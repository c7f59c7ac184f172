import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { FacilityView } from '#domain/facilities/schema';
import { useFacilityLabel } from '#web/entities/facilities/facility-label';
import { StateOutlines } from '#web/entities/facilities/map/state-outlines';
import { MAP_HEIGHT, MAP_WIDTH, pointOnMap } from '#web/entities/facilities/map/us-projection';
import { classNames } from '#web/shared/ui/class-names';
import './facility-map.css';

const RADIUS = 7;
const SELECTED_RADIUS = 10;

interface FacilityMapProps {
  facilities: readonly FacilityView[];
  selectedId: string | undefined;
}

/** This page with another facility selected. */
function useSelectLink(): (facilityId: string) => string {
  const { pathname, search } = useLocation();
  return (facilityId) => {
    const query = new URLSearchParams(search);
    query.set('near', facilityId);
    return `${pathname}?${query.toString()}`;
  };
}

interface MarkerProps {
  facility: FacilityView;
  isSelected: boolean;
  to: string;
}

function Marker({ facility, isSelected, to }: MarkerProps) {
  const label = useFacilityLabel()(facility);
  const point = pointOnMap(facility.address);
  if (point === undefined) return null;
  return (
    <Link to={to} replace preventScrollReset aria-label={label} aria-current={isSelected ? 'true' : undefined}>
      <circle
        cx={point.x}
        cy={point.y}
        r={isSelected ? SELECTED_RADIUS : RADIUS}
        className={classNames('gh-map-dot', !facility.isActive && 'gh-map-inactive', isSelected && 'gh-map-selected')}
      >
        <title>{label}</title>
      </circle>
    </Link>
  );
}

/** The facilities on an outline of the states, which needs no network. The list shows the same facilities. */
export function FacilityMap({ facilities, selectedId }: FacilityMapProps) {
  const { t } = useTranslation('facilities');
  const linkTo = useSelectLink();
  // The selected facility covers its neighbors.
  const inOrder = facilities.toSorted(
    (one, other) => Number(one._id === selectedId) - Number(other._id === selectedId),
  );
  const missing = facilities.filter(({ address }) => pointOnMap(address) === undefined);
  return (
    <figure className="gh-map">
      <svg viewBox={`0 0 ${String(MAP_WIDTH)} ${String(MAP_HEIGHT)}`} role="group" aria-label={t('map.label')}>
        <StateOutlines />
        {inOrder.map((facility) => (
          <Marker
            key={facility._id}
            facility={facility}
            isSelected={facility._id === selectedId}
            to={linkTo(facility._id)}
          />
        ))}
      </svg>
      <figcaption>
        {missing.length === 0
          ? t('map.caption')
          : t('map.missing', { names: missing.map(({ name }) => name).join(', ') })}
      </figcaption>
    </figure>
  );
}
