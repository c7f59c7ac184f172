import { Slider } from 'antd';
import type { PointerEvent } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { StateOutlines } from '#web/entities/facilities/map/state-outlines';
import type { MapPoint } from '#web/entities/facilities/map/us-projection';
import { pointOnMap, unitsPerMile } from '#web/entities/facilities/map/us-projection';
import { formatMiles } from '#web/shared/i18n/format';
import { MAX_RADIUS, MIN_RADIUS, RADIUS_STEP } from '../model/search-params';
import './radius-map.css';

/** The miles from the facility to the edges of the map: the largest radius, and enough around it to know the region. */
const ACROSS = 260;
const UPWARD = 130;

/** A search runs when the radius has not changed for this time. */
const REST_MS = 300;

interface CircleProps {
  center: MapPoint;
  /** The length of a mile on the map. */
  mile: number;
  miles: number;
  /** The pressed pointer is at this distance. */
  onPoint: (miles: number) => void;
}

const inSteps = (miles: number): number =>
  Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, Math.round(miles / RADIUS_STEP) * RADIUS_STEP));

/** The region around the facility with the circle, which follows the pointer while it is pressed. */
function Circle({ center: { x, y }, mile, miles, onPoint }: CircleProps) {
  const [left, top, width, height] = [x - ACROSS * mile, y - UPWARD * mile, 2 * ACROSS * mile, 2 * UPWARD * mile];
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * 2 * ACROSS - ACROSS;
    const upward = ((event.clientY - box.top) / box.height) * 2 * UPWARD - UPWARD;
    onPoint(inSteps(Math.hypot(across, upward)));
  };
  return (
    <svg
      viewBox={[left, top, width, height].join(' ')}
      role="presentation"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) point(event);
      }}
    >
      <StateOutlines />
      <circle cx={x} cy={y} r={MAX_RADIUS * mile} className="gh-radius-limit" />
      <circle cx={x} cy={y} r={miles * mile} className="gh-radius" />
      <circle cx={x} cy={y} r={3 * mile} className="gh-radius-center" />
    </svg>
  );
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
  const center = pointOnMap(facility.address);
  const mile = unitsPerMile(facility.address);
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
      {center === undefined || mile === undefined ? null : (
        <Circle center={center} mile={mile} miles={shown} onPoint={setDraft} />
      )}
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
