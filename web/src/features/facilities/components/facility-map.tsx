import { latLngBounds } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FacilityView } from '#domain/facilities/schema';
import { useFacilityLabel } from '#web/entities/facilities/facility-label';
import { LeafletMap } from '#web/entities/facilities/map/leaflet-map';
import { useMap } from '#web/entities/facilities/map/map-context';
import { MapMarker } from '#web/entities/facilities/map/map-marker';
import { classNames } from '#web/shared/ui/class-names';
import { useSelectLink } from './use-select-link';
import './facility-map.css';

interface MarkerProps {
  facility: FacilityView;
  isSelected: boolean;
  to: string;
}

function Marker({ facility, isSelected, to }: MarkerProps) {
  const label = useFacilityLabel()(facility);
  return (
    <MapMarker at={facility.address} isOnTop={isSelected}>
      <Link
        to={to}
        replace
        preventScrollReset
        draggable={false}
        title={label}
        aria-label={label}
        aria-current={isSelected ? 'true' : undefined}
        className={classNames('gh-map-dot', !facility.isActive && 'gh-map-inactive', isSelected && 'gh-map-selected')}
      />
    </MapMarker>
  );
}

/** Moves a facility that was selected elsewhere into view. */
function SelectedInView({ facility }: { facility: FacilityView }) {
  const map = useMap();
  const { latitude, longitude } = facility.address;
  useEffect(() => {
    map.whenReady(() => map.panInside([latitude, longitude], { padding: [40, 40] }));
  }, [map, latitude, longitude]);
  return null;
}

interface FacilityMapProps {
  facilities: readonly FacilityView[];
  selectedId: string | undefined;
}

/** The facilities on a map. The list shows the same facilities. */
export function FacilityMap({ facilities, selectedId }: FacilityMapProps) {
  const { t } = useTranslation('facilities');
  const linkTo = useSelectLink();
  const places = JSON.stringify(facilities.map(({ address }) => [address.latitude, address.longitude]));
  const bounds = useMemo(() => latLngBounds(JSON.parse(places) as [number, number][]), [places]);
  const selected = facilities.find(({ _id }) => _id === selectedId);
  return (
    <figure className="gh-map">
      <LeafletMap label={t('map.label')} bounds={bounds}>
        {facilities.map((facility) => (
          <Marker
            key={facility._id}
            facility={facility}
            isSelected={facility._id === selectedId}
            to={linkTo(facility._id)}
          />
        ))}
        {selected === undefined ? null : <SelectedInView facility={selected} />}
      </LeafletMap>
      <figcaption>{t('map.caption')}</figcaption>
    </figure>
  );
}
