import { aDocument, aFile, aPastEmployer, type Case } from './format';

const byPlatform = { obtainedBy: 'platform', organizationId: null, employmentId: null } as const;

/** The platform's documents are not the carrier's. */
export const platformDocumentCases: readonly Case[] = [
  {
    title: 'a platform application is not an application to the carrier',
    citation: '49 CFR 391.21(a)',
    file: aFile({ evidence: [aDocument('application', { signed: '2026-01-05' }, byPlatform)] }),
    on: '2026-01-20',
    lines: [{ code: 'application', status: 'missing', bars: true, acts: 'driver' }],
  },
  {
    title: 'the same application, signed again for the carrier, is one',
    citation: '49 CFR 391.21(a)',
    file: aFile({
      evidence: [
        aDocument('application', { signed: '2025-11-02' }, byPlatform),
        aDocument('application', { signed: '2026-01-05' }),
      ],
    }),
    on: '2026-01-20',
    lines: [{ code: 'application', status: 'done', provenOn: '2026-01-05' }],
  },
  {
    title: 'a CDLIS search of the platform is no medical proof',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      evidence: [
        aDocument(
          'cdlis',
          { received: '2026-01-10', medicalExpires: '2027-01-10' },
          { ...byPlatform, findings: ['certified'] },
        ),
      ],
    }),
    on: '2026-01-20',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'a driving record of the platform is no medical proof, the carrier’s own is',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({
      evidence: [
        aDocument(
          'mvr',
          { received: '2026-01-10', medicalExpires: '2027-01-10' },
          { ...byPlatform, id: 'platform', about: 'TX', findings: ['certified', 'categoryNI'] },
        ),
        aDocument(
          'mvr',
          { received: '2026-01-18', medicalExpires: '2027-01-10' },
          { about: 'TX', findings: ['certified', 'categoryNI'] },
        ),
      ],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'medical-proof-cdl', status: 'done', provenOn: '2026-01-18', dueOn: '2027-01-10' },
      { code: 'self-certified-category', status: 'done', provenOn: '2026-01-18' },
    ],
  },
  {
    title: 'a consent that the platform collected does not allow the carrier’s limited query',
    citation: '49 CFR 382.703(a)',
    file: aFile({
      evidence: [
        aDocument('clearinghouseConsent', { signed: '2026-01-02' }, byPlatform),
        aDocument('clearinghouseLimited', { queried: '2026-12-01' }, { findings: ['clear'] }),
      ],
    }),
    on: '2026-12-02',
    lines: [{ code: 'clearinghouse-consent', status: 'missing', dueOn: '2026-12-01', bars: true }],
  },
  {
    title: 'a verification of employment by the platform does not answer for the past employer',
    citation: '49 CFR 391.53(a)(2)',
    file: aFile({
      pastEmployers: [aPastEmployer()],
      evidence: [
        aDocument('employmentVerification', { received: '2026-01-10' }, { ...byPlatform, about: 'old-carrier' }),
      ],
    }),
    on: '2026-02-12',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'missing' }],
  },
  {
    title: 'a file delivered in an earlier employment is not delivered in this one',
    citation: 'Gladhand policy',
    file: aFile({ evidence: [aDocument('qualificationFile', { sent: '2025-02-10' }, byPlatform)] }),
    on: '2026-03-20',
    lines: [{ code: 'qualification-file-45-days', status: 'missing' }],
  },
  {
    title: 'a file delivered since the hire is',
    citation: 'Gladhand policy',
    file: aFile({ evidence: [aDocument('qualificationFile', { sent: '2026-02-02' }, byPlatform)] }),
    on: '2026-03-20',
    lines: [{ code: 'qualification-file-45-days', status: 'done', provenOn: '2026-02-02' }],
  },
];
