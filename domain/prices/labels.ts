import type { Product } from './products';

/** Products in files and emails; pages have their own texts. */
export const productLabels: Readonly<Record<Product, string>> = {
  nonCertifiedMatch: 'Match, not certified',
  certifiedMatch: 'Certified match',
  onboardingProgram: 'Onboarding Program',
  onboardingMinimum: 'Minimum',
  backgroundCheck: 'Background check',
  employmentVerification: 'Employment verification',
  cdlis: 'CDLIS report',
  psp: 'PSP report',
  clearinghouse: 'Clearinghouse query',
  drugTest: 'Drug test',
  mvr: 'Motor vehicle record',
  lateFee: 'Late fee',
};
