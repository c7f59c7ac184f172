import {
  type AssignmentType,
  type DriverClass,
  driverClasses,
  type EndorsementCode,
  type Transmission,
  transmissions,
} from '../shared/job-enums';

/** The license classes that satisfy `needed`: A covers B covers C. */
export function classesCovering(needed: DriverClass): readonly DriverClass[] {
  return driverClasses.slice(0, driverClasses.indexOf(needed) + 1);
}

/** Whether a license of class `held` satisfies `needed`. */
export function classCovers(held: DriverClass, needed: DriverClass): boolean {
  return classesCovering(needed).includes(held);
}

/** The endorsements of which any one satisfies `needed`: X is H and N on one license (49 CFR 383.93). */
export function endorsementsCovering(needed: EndorsementCode): readonly EndorsementCode[] {
  return needed === 'H' || needed === 'N' ? [needed, 'X'] : [needed];
}

/** The transmissions of which any one satisfies `needed`: manual covers automatic. */
export function transmissionsCovering(needed: Transmission): readonly Transmission[] {
  return needed === 'automatic' ? transmissions : [needed];
}

interface TwicTerms {
  readonly orderAssignmentType: AssignmentType;
  /** The carrier's answer for a drayage order; a record without it requires the card. */
  readonly requiresTwic?: boolean | null | undefined;
}

/** Whether an order enters ports: drayage, unless the carrier stated that no TWIC card is required. */
export function entersPorts({ orderAssignmentType, requiresTwic }: TwicTerms): boolean {
  return orderAssignmentType === 'drayageTWIC' && requiresTwic !== false;
}

/** Whether an order requires a TWIC card, by its endorsements or its type (docs/requirements.md#matching). */
export function needsTwic(order: TwicTerms & { readonly endorsements: readonly EndorsementCode[] }): boolean {
  return entersPorts(order) || order.endorsements.includes('TC');
}

/** Whether an order with these endorsements carries hazardous materials (49 CFR 383.93). */
export function needsHazmat(endorsements: readonly EndorsementCode[]): boolean {
  return endorsements.includes('H') || endorsements.includes('X');
}
