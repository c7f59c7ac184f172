/** Kinds of legal texts, signed by drivers or carriers, sent as letters, or public (docs/requirements.md#compliance-check). */
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
  'verification-consent',
  'verification-testing-release',
  'prior-employers-notice',
  'application-certification',
  'clearinghouse-carrier-consent',
  'drug-and-alcohol-question',
  'single-license-certification',
  'certificate-of-violations',
  'california-1786-22',
  'fcra-summary-of-rights',
  'background-check-authorization',
  'terms-of-service',
  'driver-terms',
  'privacy-notice',
  'pre-adverse-action-notice',
  'adverse-action-notice',
  'adverse-action-notice-remote',
  'carrier-agreement',
  'dot-file-addendum',
] as const;
/** One of {@link legalKinds}. */
export type LegalKind = (typeof legalKinds)[number];

/** A `template` has not been reviewed by a lawyer; an `approved` text was imported by the operator. */
export const legalStatuses = ['template', 'approved'] as const;
/** One of {@link legalStatuses}. */
export type LegalStatus = (typeof legalStatuses)[number];

/** The language in which every text exists. */
export const LEGAL_LANGUAGE = 'en';

/** Public names of the pages below /static with the text of each. */
export const staticPages = {
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
} as const satisfies Readonly<Record<string, LegalKind>>;

const isStaticPage = (name: string): name is keyof typeof staticPages => Object.hasOwn(staticPages, name);

type ListedKind = 'driver-terms' | 'privacy-notice' | (typeof staticPages)[keyof typeof staticPages];
/** The public pages in the order of their list, the terms first. */
export const listedPages: readonly { readonly name: string; readonly kind: ListedKind }[] = [
  { name: 'driver-terms', kind: 'driver-terms' },
  { name: 'privacy-notice', kind: 'privacy-notice' },
  ...Object.entries(staticPages).map(([name, kind]) => ({ name, kind })),
];

const textHash = /^[0-9a-f]{64}$/;

/**
 * The text that an address below /static refers to: the version in effect, or an earlier one by its hash; undefined if
 * none.
 */
export function legalPageOf(name: string): { kind: LegalKind } | { sha256: string } | undefined {
  if (textHash.test(name)) return { sha256: name };
  const kind =
    legalKinds.find((legalKind) => legalKind === name) ?? (isStaticPage(name) ? staticPages[name] : undefined);
  return kind === undefined ? undefined : { kind };
}
