import type { LegalKind } from '../legal/kinds';

/** The seven steps of the compliance check (docs/requirements.md#compliance-check). */
export const complianceSteps = [
  'identity',
  'drivingHistory',
  'backgroundCheck',
  'california',
  'disclosures',
  'californiaRights',
  'authorization',
] as const;
/** One of {@link complianceSteps}. */
export type ComplianceStep = (typeof complianceSteps)[number];

/** The documents to read in each step, each to its end. */
export const stepDocuments = {
  identity: [],
  drivingHistory: [],
  backgroundCheck: ['background-check-disclosure'],
  california: ['california-background-checks'],
  disclosures: [
    'psp-background-reports',
    'investigative-report',
    'other-state-and-local-notices',
    'section-1681m-notice',
    'dot-drug-and-alcohol',
    'clearinghouse-limited-query',
    'voe-consent',
    'single-license-certification',
    'certificate-of-violations',
  ],
  californiaRights: ['california-1786-22', 'fcra-summary-of-rights'],
  authorization: ['background-check-authorization'],
} as const satisfies Record<ComplianceStep, readonly LegalKind[]>;

/** Texts that a driver signs; the terms of service are not among them. */
export const consentKinds = complianceSteps.flatMap((step): readonly ConsentKind[] => stepDocuments[step]);
/** A text that a driver signs. */
export type ConsentKind = (typeof stepDocuments)[ComplianceStep][number];

/** Whether a driver signs texts of this kind. */
export const isConsentKind = (kind: LegalKind): kind is ConsentKind =>
  consentKinds.some((consentKind) => consentKind === kind);

/** Disclosures that must stand alone by law, each with its own signature (15 USC 1681b(b)(2), 49 USC 31150). */
export const signedAlone = ['background-check-disclosure', 'psp-background-reports'] as const satisfies ConsentKind[];
/** The purposes of a signature: a stand-alone disclosure, or the authorization, which covers everything else. */
export const signingKinds = [...signedAlone, 'background-check-authorization'] as const;
/** One of {@link signingKinds}. */
export type SigningKind = (typeof signingKinds)[number];

/** Whether the document has its own signature. */
export const isSignedAlone = (kind: ConsentKind): boolean => signedAlone.some((item) => item === kind);

/** Everything that a signature covers. */
export const signedWith = (kind: SigningKind): readonly ConsentKind[] =>
  kind === 'background-check-authorization' ? consentKinds.filter((entry) => !isSignedAlone(entry)) : [kind];

/** The step in which a document is read. */
export const stepOf = (kind: ConsentKind): ComplianceStep =>
  complianceSteps.find((step) => (stepDocuments[step] as readonly ConsentKind[]).includes(kind)) ?? 'authorization';
