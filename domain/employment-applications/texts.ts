import type { LegalKind } from '../legal/kinds';
import type { EvidenceKind, Finding } from '../requirements/model/evidence';

/**
 * The texts that a driver signs for the carrier that hires them, in the order of reading: the notice about past employers comes
 * before the application (49 CFR 391.21(d)). Each names that carrier; those of the compliance check name none.
 */
export const applicationTexts = [
  'prior-employers-notice',
  'application-certification',
  'clearinghouse-carrier-consent',
  'drug-and-alcohol-question',
] as const satisfies readonly LegalKind[];
/** One of {@link applicationTexts}. */
export type ApplicationText = (typeof applicationTexts)[number];

/** Whether a driver signs texts of this kind for the carrier that hires them. */
export const isApplicationText = (kind: LegalKind): kind is ApplicationText =>
  applicationTexts.some((text) => text === kind);

/**
 * The evidence that each signed text is. The driver certifies that the application lists everything that 49 CFR 391.21(b) asks
 * for, so it says so.
 */
export const applicationProofs: Readonly<
  Record<ApplicationText, { readonly kind: EvidenceKind; readonly findings: readonly Finding[] }>
> = {
  'prior-employers-notice': { kind: 'priorEmployersNotice', findings: [] },
  'application-certification': { kind: 'application', findings: ['accidentsListed', 'tenYearsListed'] },
  'clearinghouse-carrier-consent': { kind: 'clearinghouseConsent', findings: [] },
  // The finding is the driver's answer.
  'drug-and-alcohol-question': { kind: 'drugAlcoholQuestion', findings: [] },
};

/** Each kind of evidence that a signature for a carrier is. */
export const signedKinds = applicationTexts.map((text) => applicationProofs[text].kind);
