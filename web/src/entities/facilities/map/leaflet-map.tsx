import { useQuery } from '@tanstack/react-query';
import type { LatLngBounds, Map } from 'leaflet';
import { control, map as createMap, tileLayer } from 'leaflet';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapContext } from './map-context';
import { mapTilesQuery } from './map-tiles';
import { stateOutlines } from './state-outlines';
import 'leaflet/dist/leaflet.css';
import './map.css';

const OUTLINES = 'outlines';
/** Below the tiles: what they do not cover, because they are missing or still loading, shows the outlines. */
const OUTLINES_Z_INDEX = '150';
const MIN_ZOOM = 3;
/** Closer, the outlines are too coarse. */
const OUTLINES_MAX_ZOOM = 9;
const TILES_MAX_ZOOM = 18;
/** A region around a single place. */
const FIRST_MAX_ZOOM = 8;
const PADDING = 24;

const motion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
/** On a touch screen, a finger scrolls the page; two fingers move the map. */
const hasMouse = () => !window.matchMedia('(pointer: coarse)').matches;

function newMap(element: HTMLElement, isFixed: boolean): Map {
  const map = createMap(element, {
    ...(isFixed
      ? { keyboard: false, dragging: false, touchZoom: false, doubleClickZoom: false, boxZoom: false, zoomSnap: 0 }
      : { dragging: hasMouse() }),
    minZoom: MIN_ZOOM,
    maxZoom: OUTLINES_MAX_ZOOM,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: motion(),
    fadeAnimation: motion(),
    inertia: motion(),
  });
  const pane = map.createPane(OUTLINES);
  pane.style.zIndex = OUTLINES_Z_INDEX;
  pane.setAttribute('aria-hidden', 'true');
  return map;
}

/** Fits the region into the map; a map without a size, such as a hidden one, shows its middle. */
function show(map: Map, bounds: LatLngBounds) {
  const { x, y } = map.getSize();
  if (x <= 2 * PADDING || y <= 2 * PADDING) map.setView(bounds.getCenter(), MIN_ZOOM, { animate: false });
  else map.fitBounds(bounds, { animate: false, maxZoom: FIRST_MAX_ZOOM, padding: [PADDING, PADDING] });
}

interface LeafletMapProps {
  label: string;
  /** The region that is shown first; another object shows its region. */
  bounds: LatLngBounds;
  /** Only for reading: it neither moves nor zooms, and takes no focus. */
  isFixed?: boolean;
  /** Layers and markers. */
  children?: ReactNode;
}

/** The configured tiles above the outlines; undefined until it is known whether there are any. */
function useTiles(map: Map | undefined): string | undefined {
  const { data } = useQuery(mapTilesQuery());
  const tiles = data?.tiles ?? undefined;
  useEffect(() => {
    if (map === undefined || tiles === undefined) return undefined;
    // Servers of tiles want to know which site shows them, but not which page.
    const referrerPolicy = 'strict-origin-when-cross-origin';
    const layer = tileLayer(tiles.url, { maxZoom: TILES_MAX_ZOOM, referrerPolicy }).addTo(map);
    map.setMaxZoom(TILES_MAX_ZOOM);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);
  return tiles?.attribution;
}

/** A map: the outline of the states, and above it the tiles of the configured server. */
export function LeafletMap({ label, bounds, isFixed = false, children }: LeafletMapProps) {
  const { t } = useTranslation('facilities');
  const [map, setMap] = useState<Map>();
  const attach = useCallback(
    (element: HTMLDivElement) => {
      const created = newMap(element, isFixed);
      setMap(created);
      return () => {
        setMap(undefined);
        created.remove();
      };
    },
    [isFixed],
  );
  const attribution = useTiles(map);
  useEffect(() => {
    if (map !== undefined) show(map, bounds);
  }, [map, bounds]);
  const [zoomIn, zoomOut] = [t('map.zoomIn'), t('map.zoomOut')];
  useEffect(() => {
    if (map === undefined) return undefined;
    const outlines = stateOutlines(OUTLINES).addTo(map);
    const buttons = control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut });
    if (!isFixed) buttons.addTo(map);
    return () => {
      outlines.remove();
      buttons.remove();
    };
  }, [map, isFixed, zoomIn, zoomOut]);
  return (
    <>
      <div ref={attach} className="gh-map-canvas" role="group" aria-label={label} />
      {map === undefined ? null : <MapContext value={map}>{children}</MapContext>}
      {attribution === undefined ? null : <p className="gh-map-credit">{attribution}</p>}
    </>
  );
}
