import { divIcon, DomEvent, latLng, marker as newMarker } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context';

interface MapMarkerProps {
  at: { latitude: number; longitude: number };
  /** It covers the others. */
  isOnTop: boolean;
  /** A link or button. */
  children: ReactNode;
}

const ON_TOP = 10_000;
/** A marker that gets the focus moves into view, at least this far from the edge. */
const EDGE = 40;

/** A place on the map. Leaflet positions the element, React renders what is in it. */
export function MapMarker({ at: { latitude, longitude }, isOnTop, children }: MapMarkerProps) {
  const map = useMap();
  const [element] = useState(() => {
    const box = document.createElement('div');
    DomEvent.disableClickPropagation(box);
    return box;
  });
  useEffect(() => {
    const place = latLng(latitude, longitude);
    const icon = divIcon({ html: element, className: 'gh-map-marker', iconSize: [0, 0] });
    const zIndexOffset = isOnTop ? ON_TOP : 0;
    const marker = newMarker(place, { icon, keyboard: false, interactive: false, zIndexOffset }).addTo(map);
    const comeIntoView = () => {
      map.panInside(place, { padding: [EDGE, EDGE] });
    };
    element.addEventListener('focusin', comeIntoView);
    return () => {
      element.removeEventListener('focusin', comeIntoView);
      marker.remove();
    };
  }, [map, element, latitude, longitude, isOnTop]);
  return createPortal(children, element);
}
