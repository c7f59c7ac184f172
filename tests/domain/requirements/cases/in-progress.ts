import { aDocument, aFile, type Case } from './format';

const good = aDocument('license', { issued: '2022-05-01', expires: '2026-05-01' }, { id: 'old' });
const newer = aDocument('license', { issued: '2026-03-20', expires: '2030-05-01' }, { id: 'new' });
const rejected = { by: 'Sam Safety', on: '2026-03-25', result: 'rejected' } as const;
const certificate = (id: string, examined: string, expires: string) =>
  aDocument('medicalCertificate', { examined, expires }, { id });
const noCdl = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };

/** Work in progress never removes a proof that is still good. */
export const inProgressCases: readonly Case[] = [
  {
    title: 'a renewal that nobody has reviewed is shown beside the license that is still good',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [good, { ...newer, review: null }] }),
    on: '2026-04-01',
    lines: [
      { code: 'license', status: 'due', provenOn: '2022-05-01', dueOn: '2026-05-01', others: ['new'], bars: false },
    ],
  },
  {
    title: 'a rejected renewal does not end the license that is still good',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [good, { ...newer, review: rejected }] }),
    on: '2026-04-01',
    lines: [{ code: 'license', status: 'due', provenOn: '2022-05-01', others: ['new'], bars: false }],
  },
  {
    title: 'once the old license has ended, a rejected renewal does not help',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [good, { ...newer, review: rejected }] }),
    on: '2026-05-02',
    lines: [{ code: 'license', status: 'expired', dueOn: '2026-05-01', bars: true }],
  },
  {
    title: 'a driving record that was ordered again leaves the received one in place',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      evidence: [
        aDocument('mvr', { received: '2026-01-20' }, { about: 'TX' }),
        aDocument('mvr', { sent: '2026-12-01' }, { about: 'TX', id: 'order', review: null }),
      ],
    }),
    on: '2026-12-10',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'done', dueOn: '2027-01-20', others: ['order'] }],
  },
  {
    title: 'the newest certificate counts, even when an older one runs longer',
    citation: '49 CFR 391.45',
    file: aFile({
      facts: noCdl,
      evidence: [certificate('long', '2025-06-01', '2027-06-01'), certificate('short', '2026-03-01', '2026-06-01')],
    }),
    on: '2026-06-02',
    lines: [{ code: 'medical-proof-non-cdl', status: 'expired', dueOn: '2026-06-01', bars: true }],
  },
];
