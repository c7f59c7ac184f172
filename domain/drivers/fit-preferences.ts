import { trailerTypes } from '../shared/job-enums';
import type { FitCriterion, FitInput, FitResult } from './fit-facts';
import { transmissionsCovering } from './qualifications';

/** A preference that is not stated bars no job; pages show it as not stated (`verdictOf`). */
const notStated = (criterion: FitCriterion, needed: string | readonly string[]): FitResult => ({
  criterion,
  result: 'pass',
  detail: { needed: typeof needed === 'string' ? needed : [...needed], notStated: true },
});

/** The driver's transmissions compared with those of the trucks. */
export function transmissionFit({ driver, order }: FitInput): FitResult {
  const needed = order.equipmentTransmission;
  if (driver.transmissions.length === 0) return notStated('transmission', needed);
  const missing = needed.filter(
    (transmission) => !transmissionsCovering(transmission).some((held) => driver.transmissions.includes(held)),
  );
  const partly = missing.length < needed.length ? 'near' : 'fail';
  const result = missing.length === 0 ? 'pass' : partly;
  return {
    criterion: 'transmission',
    result,
    detail: { needed: [...needed], missing, held: [...driver.transmissions] },
  };
}

/** Compared only for orders by shift. */
export function shiftFit({ driver, order }: FitInput): FitResult | null {
  if (order.scheduleType !== 'SHIFT_TYPE') return null;
  if (driver.shifts.length === 0) return notStated('shift', order.shiftType);
  const result = driver.shifts.includes(order.shiftType) ? 'pass' : 'near';
  return { criterion: 'shift', result, detail: { needed: order.shiftType, held: [...driver.shifts] } };
}

/** A preference that differs is a near miss, never a failure. */
export function freightLevelFit({ driver, order }: FitInput): FitResult {
  const { freightLevel: needed } = order;
  const held = driver.freightLevels;
  if (held.length === 0) return notStated('freightLevel', needed);
  const result = held.includes(needed) ? 'pass' : 'near';
  return { criterion: 'freightLevel', result, detail: { needed, held: [...held] } };
}

/** The driver's preferred trailers compared with those of the order. */
export function freightTypeFit({ driver, order }: FitInput): FitResult | null {
  const needed = trailerTypes.filter((type) => order.equipment.includes(type));
  if (needed.length === 0) return null;
  if (driver.freightTypes.length === 0) return notStated('freightType', needed);
  const missing = needed.filter((type) => !driver.freightTypes.includes(type));
  const result = missing.length === 0 ? 'pass' : 'near';
  return { criterion: 'freightType', result, detail: { needed, missing } };
}
