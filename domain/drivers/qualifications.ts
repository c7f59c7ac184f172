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

/** The sets of endorsements of which any one, held whole, satisfies `needed`: X is H and N together (49 CFR 383.93). */
export function endorsementSets(needed: EndorsementCode): readonly (readonly EndorsementCode[])[] {
  if (needed === 'H' || needed === 'N') return [[needed], ['X']];
  return needed === 'X' ? [['X'], ['H', 'N']] : [[needed]];
}

/** Whether the endorsements of a license satisfy `needed`. */
export const hasEndorsement = (held: readonly EndorsementCode[], needed: EndorsementCode): boolean =>
  endorsementSets(needed).some((set) => set.every((code) => held.includes(code)));

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

/** Whether these endorsements of an order or a license are for hazardous materials (49 CFR 383.93). */
export const needsHazmat = (endorsements: readonly EndorsementCode[]): boolean => hasEndorsement(endorsements, 'H');
