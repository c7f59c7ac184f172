/** A point on the map, in its own units. */
export interface MapPoint {
  x: number;
  y: number;
}

interface Place {
  latitude: number;
  longitude: number;
}

export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;

const SCALE = 1300;
const CENTER: MapPoint = { x: 487.5, y: 305 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The outlines in `us-states.json` are drawn with the same projections. */
interface Conic {
  /** The longitude in the middle. */
  meridian: number;
  /** The place that is drawn at `at`, relative to the meridian. */
  center: [longitude: number, latitude: number];
  parallels: [south: number, north: number];
  scale: number;
  at: MapPoint;
}

const mainland: Conic = { meridian: -96, center: [-0.6, 38.7], parallels: [29.5, 45.5], scale: SCALE, at: CENTER };
const alaska: Conic = {
  meridian: -154,
  center: [-2, 58.5],
  parallels: [55, 65],
  scale: SCALE * 0.35,
  at: { x: CENTER.x - 0.307 * SCALE, y: CENTER.y + 0.201 * SCALE },
};
const hawaii: Conic = {
  meridian: -157,
  center: [-3, 19.9],
  parallels: [8, 18],
  scale: SCALE,
  at: { x: CENTER.x - 0.205 * SCALE, y: CENTER.y + 0.212 * SCALE },
};

/** Albers' equal-area conic projection. */
function project({ meridian, center, parallels, scale, at }: Conic, { latitude, longitude }: Place): MapPoint {
  const [south, north] = parallels.map(radians) as [number, number];
  const n = (Math.sin(south) + Math.sin(north)) / 2;
  const c = 1 + Math.sin(south) * (2 * n - Math.sin(south));
  const raw = (lambda: number, phi: number): MapPoint => {
    const r = Math.sqrt(c - 2 * n * Math.sin(phi)) / n;
    return { x: r * Math.sin(lambda * n), y: Math.sqrt(c) / n - r * Math.cos(lambda * n) };
  };
  const origin = raw(radians(center[0]), radians(center[1]));
  const point = raw(radians(longitude - meridian), radians(latitude));
  return { x: at.x + scale * (point.x - origin.x), y: at.y - scale * (point.y - origin.y) };
}

function conicOf({ latitude, longitude }: Place): Conic | undefined {
  if (latitude > 50 && longitude < -129) return alaska;
  if (latitude < 24 && longitude < -150) return hawaii;
  return latitude > 24 && latitude < 50 && longitude > -126 && longitude < -66 ? mainland : undefined;
}

const EARTH_RADIUS_MILES = 3958.7613;

/** The length of a mile around the place, in the map's own units; undefined outside of the 50 states. */
export function unitsPerMile(place: Place): number | undefined {
  const conic = conicOf(place);
  return conic === undefined ? undefined : conic.scale / EARTH_RADIUS_MILES;
}

/** The place on the map of the United States; undefined outside of the 50 states. */
export function pointOnMap(place: Place): MapPoint | undefined {
  const conic = conicOf(place);
  return conic === undefined ? undefined : project(conic, place);
}
