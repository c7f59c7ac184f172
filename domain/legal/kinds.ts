/** Texts that a driver reads and signs, or that anybody may read (docs/requirements.md#compliance-check). */
export const legalKinds = [
  'background-check-disclosure',
  'california-background-checks',
  'psp-background-reports',
  'investigative-report',
  'other-state-and-local-notices',
  'section-1681m-notice',
  'dot-drug-and-alcohol',
  'clearinghouse-limited-query',
  'voe-consent',
  'single-license-certification',
  'certificate-of-violations',
  'california-1786-22',
  'fcra-summary-of-rights',
  'background-check-authorization',
  'terms-of-service',
] as const;
/** One of {@link legalKinds}. */
export type LegalKind = (typeof legalKinds)[number];

/** A template of ours has been read by no lawyer; an approved text was loaded by the operator. */
export const legalStatuses = ['template', 'approved'] as const;
/** One of {@link legalStatuses}. */
export type LegalStatus = (typeof legalStatuses)[number];

/** The language that every text exists in. */
export const LEGAL_LANGUAGE = 'en';

/** Public names of the pages below /static, and the text that each shows. */
export const staticPages: Readonly<Record<string, LegalKind>> = {
  fcra: 'fcra-summary-of-rights',
  'disclosure-and-release-of-DOT-Drug-and-Alcohol-testing-violations': 'dot-drug-and-alcohol',
  'California-Disclosure-Regarding-Background-Checks-Document': 'california-background-checks',
  'Investigative-Report-Disclosure-Document': 'investigative-report',
  'Other-State-and-Local-Notices-Document': 'other-state-and-local-notices',
  'Background-Reports-From-The-PSP-Online-Service-Document': 'psp-background-reports',
  'Single-License-Certification': 'single-license-certification',
  'Certification-of-Violation': 'certificate-of-violations',
  fmcsa: 'clearinghouse-limited-query',
  'terms-of-service': 'terms-of-service',
};

const textHash = /^[0-9a-f]{64}$/;

/**
 * What an address below /static means: a text that is in force, or one that was shown, by its hash; undefined: nothing.
 */
export const legalPageOf = (name: string): { kind: LegalKind } | { sha256: string } | undefined => {
  if (textHash.test(name)) return { sha256: name };
  const kind =
    legalKinds.find((one) => one === name) ?? (Object.hasOwn(staticPages, name) ? staticPages[name] : undefined);
  return kind === undefined ? undefined : { kind };
};
