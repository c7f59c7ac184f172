import { Slider } from 'antd';
import type { LatLng } from 'leaflet';
import { circle, circleMarker, latLng, layerGroup } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { LeafletMap } from '#web/entities/facilities/map/leaflet-map';
import { useMap } from '#web/entities/facilities/map/map-context';
import { formatMiles } from '#web/shared/i18n/format';
import { MAX_RADIUS, MIN_RADIUS, RADIUS_STEP } from '../model/search-params';
import './radius-map.css';

const METERS = 1_609.344;
/** The miles from the facility to the upper and lower edge: the largest radius, and enough to know the region. */
const AROUND = 130;

/** A search runs when the radius has not changed for this time. */
const REST_MS = 300;

interface RadiusLayerProps {
  center: LatLng;
  miles: number;
  /** The pressed pointer is at this distance. */
  onPoint: (miles: number) => void;
}

const inSteps = (miles: number): number =>
  Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, Math.round(miles / RADIUS_STEP) * RADIUS_STEP));

/** The largest radius, the chosen one and the facility, and the pointer that chooses while it is pressed. */
function RadiusLayer({ center, miles, onPoint }: RadiusLayerProps) {
  const map = useMap();
  useEffect(() => {
    const around = (className: string, radius: number) =>
      circle(center, { className, interactive: false, radius: radius * METERS });
    const middle = circleMarker(center, { className: 'gh-radius-center', interactive: false, radius: 4 });
    const layers = layerGroup([around('gh-radius-limit', MAX_RADIUS), around('gh-radius', miles), middle]).addTo(map);
    return () => {
      layers.remove();
    };
  }, [map, center, miles]);
  useEffect(() => {
    const element = map.getContainer();
    const point = (event: PointerEvent) => {
      if (event.buttons > 0) onPoint(inSteps(map.distance(center, map.mouseEventToLatLng(event)) / METERS));
    };
    const press = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      point(event);
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', point);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', point);
    };
  }, [map, center, onPoint]);
  return null;
}

interface RadiusMapProps {
  facility: Pick<FacilityView, 'name' | 'address'>;
  /** Null is the largest radius. */
  miles: number | null;
  onChange: (miles: number) => void;
}

/** The search radius as a circle around the facility, set on the map or with a slider; applied after a short rest. */
export function RadiusMap({ facility, miles, onChange }: RadiusMapProps) {
  const { t } = useTranslation('hiring');
  const [draft, setDraft] = useState<number | null>(null);
  const { latitude, longitude } = facility.address;
  const center = useMemo(() => latLng(latitude, longitude), [latitude, longitude]);
  const bounds = useMemo(() => center.toBounds(2 * AROUND * METERS), [center]);
  const shown = draft ?? miles ?? MAX_RADIUS;
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = window.setTimeout(() => {
      setDraft(null);
      onChange(draft);
    }, REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [draft, onChange]);
  return (
    <figure className="gh-map gh-radius-map">
      <LeafletMap label={t('map.label')} bounds={bounds} isFixed>
        <RadiusLayer center={center} miles={shown} onPoint={setDraft} />
      </LeafletMap>
      <Slider
        min={MIN_RADIUS}
        max={MAX_RADIUS}
        step={RADIUS_STEP}
        value={shown}
        ariaLabelForHandle={t('filter.miles')}
        ariaValueTextFormatterForHandle={(value) => formatMiles(value)}
        tooltip={{ open: false }}
        onChange={setDraft}
      />
      <figcaption>{t('map.caption', { distance: formatMiles(shown), facility: facility.name })}</figcaption>
    </figure>
  );
}
