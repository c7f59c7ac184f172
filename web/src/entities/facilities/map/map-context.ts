import type { Map } from 'leaflet';
import { createContext, useContext } from 'react';

/** The map around layers and markers. */
export const MapContext = createContext<Map | undefined>(undefined);

export function useMap(): Map {
  const map = useContext(MapContext);
  if (map === undefined) throw new Error('Layers and markers are children of a LeafletMap');
  return map;
}
