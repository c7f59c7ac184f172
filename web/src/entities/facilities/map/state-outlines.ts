import type { Layer } from 'leaflet';
import { layerGroup, polygon } from 'leaflet';
import states from './us-states.json';

const HUNDREDTHS = 100;

/** The corners of an outline, which is stored as steps of a hundredth of a degree, longitude before latitude. */
export function cornersOf(outline: string): [latitude: number, longitude: number][] {
  const steps = outline.split(' ').map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at] ?? 0;
    y += steps[2 * at + 1] ?? 0;
    return [y / HUNDREDTHS, x / HUNDREDTHS];
  });
}

/**
 * The outlines of the states and of Puerto Rico, which need no network. They are simplified from the package us-atlas
 * (ISC), which has them from the Census Bureau.
 */
export const stateOutlines = (pane: string): Layer =>
  layerGroup(
    Object.values(states).map((outlines) =>
      polygon(
        outlines.map((outline) => [cornersOf(outline)]),
        { pane, className: 'gh-map-state', interactive: false },
      ),
    ),
  );
