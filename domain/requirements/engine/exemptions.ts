import type { DerivedFact, ExemptionSection, Facts } from '../model/facts';
import { type Truth, truthOf } from './truth';

/** The sections whose operations are exempt from a part of the qualification rules. */
const sections = {
  exemptFromPart391: ['391.2'],
  exemptFromAge: ['391.2', '391.62', '391.67', '391.68'],
  exemptFromApplication: ['391.2', '391.67', '391.68', '391.69'],
  exemptFromAnnualReview: ['391.2', '391.67', '391.68'],
  exemptFromRoadTest: ['391.2', '391.67', '391.68', '391.69'],
  exemptFromMedicalProof: ['391.2', '390.39', '391.68'],
  exemptFromHours: ['390.39'],
} as const satisfies Partial<Record<DerivedFact, readonly ExemptionSection[]>>;

/** A fact that follows from the section of an exempt operation. */
export type Exemption = keyof typeof sections;

/** Whether a derived fact is an exemption. */
export const isExemption = (fact: DerivedFact): fact is Exemption => fact in sections;

/**
 * Whether the operation is exempt by one of these sections; without a section it is exempt from all of part 391. An
 * exemption is a claim: until somebody makes it, the rule applies.
 */
export function isExemptBy(which: readonly ExemptionSection[], facts: Facts): Truth {
  if (facts.exemptOperation !== true) return truthOf(false, 'exemptOperation');
  const holds = which.includes(facts.exemptionSection ?? '391.2');
  return truthOf(holds, holds ? 'exemptOperation' : 'exemptionSection');
}

/** Whether the operation is exempt from a part of the qualification rules. */
export const isExempt = (exemption: Exemption, facts: Facts): Truth => isExemptBy(sections[exemption], facts);
