import {
  driverClasses,
  transmissions,
  type AssignmentType,
  type DriverClass,
  type EndorsementCode,
  type Transmission,
} from '../job-orders/enums';

/** The classes that a driver may hold to drive what asks for `needed`: A covers B covers C. */
export function classesCovering(needed: DriverClass): readonly DriverClass[] {
  return driverClasses.slice(0, driverClasses.indexOf(needed) + 1);
}

/** Whether a license of class `held` covers what asks for `needed`. */
export function classCovers(held: DriverClass, needed: DriverClass): boolean {
  return classesCovering(needed).includes(held);
}

/**
 * The codes of which a driver needs any one to count as having `needed`: X is H and N on one license (49 CFR 383.93).
 */
export function endorsementsCovering(needed: EndorsementCode): readonly EndorsementCode[] {
  return needed === 'H' || needed === 'N' ? [needed, 'X'] : [needed];
}

/** The transmissions of which a driver needs any one to drive `needed`: who drives manual drives automatic. */
export function transmissionsCovering(needed: Transmission): readonly Transmission[] {
  return needed === 'automatic' ? transmissions : [needed];
}

/** Whether an order needs a TWIC card: by its endorsements, or by its type (docs/requirements.md#matching). */
export function needsTwic(order: {
  readonly orderAssignmentType: AssignmentType;
  readonly endorsements: readonly EndorsementCode[];
}): boolean {
  return order.orderAssignmentType === 'drayageTWIC' || order.endorsements.includes('TC');
}

/** Whether an order that asks for these endorsements carries hazardous materials (49 CFR 383.93). */
export function needsHazmat(endorsements: readonly EndorsementCode[]): boolean {
  return endorsements.includes('H') || endorsements.includes('X');
}
