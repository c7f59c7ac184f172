import states from './us-states.json';
import './map.css';

/** The outlines of the states, which need no network, as the bottom layer of a map. */
export const StateOutlines = () => (
  <g aria-hidden="true">
    {Object.entries(states).map(([state, outline]) => (
      <path key={state} d={outline} className="gh-map-state" />
    ))}
  </g>
);
