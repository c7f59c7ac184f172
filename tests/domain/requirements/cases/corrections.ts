import type { Requirement } from '#domain/requirements/model/requirement';
import { requirements } from '#domain/requirements/records/all';
import { aDocument, aFile, anEmployment, type Case } from './format';

const waiver = {
  reason: 'The waiver was published after its first day.',
  by: 'Olga Operations',
  at: '2025-08-01T15:00:00Z',
};

/** The law as it was recorded before anybody knew of a waiver, and its correction. */
const stateRecordOnly = requirements.filter(({ code, from }) => code === 'medical-proof-cdl' && from === '2025-06-23');
const corrected: Requirement[] = stateRecordOnly.flatMap((version) => [
  { ...version, to: null },
  {
    ...version,
    from: '2025-07-14',
    to: '2025-10-12',
    citation: 'FMCSA waiver of 2025-07-14',
    proofs: [...version.proofs, { kind: 'medicalCertificate', of: 'driver', dated: 'examined', lasts: '15 days' }],
    correction: waiver,
  },
]);
const file = aFile({
  employments: [anEmployment({ appliedOn: '2025-07-14', hiredOn: '2025-07-21', startedOn: '2025-07-21' })],
  evidence: [aDocument('medicalCertificate', { examined: '2025-07-17', expires: '2027-07-17' })],
});

/** Errors of the past are corrected, not hidden. */
export const correctionCases: readonly Case[] = [
  {
    title: 'a waiver that was recorded later holds from its first day, and the answer names the correction',
    citation: 'FMCSA waiver of 2025-07-14',
    file,
    requirements: corrected,
    on: '2025-07-25',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2025-08-01', bars: false, correction: waiver }],
  },
  {
    title: 'the answer of before the correction stays readable',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file,
    requirements: corrected,
    knownAt: '2025-07-25T12:00:00Z',
    on: '2025-07-25',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true, correction: null }],
  },
  {
    title: 'from the instant of the correction on, the answer rests on it',
    citation: 'FMCSA waiver of 2025-07-14',
    file,
    requirements: corrected,
    knownAt: '2025-08-01T15:00:00Z',
    on: '2025-07-25',
    lines: [{ code: 'medical-proof-cdl', status: 'due', correction: waiver }],
  },
  {
    title: 'a later day still rests on the correction: without it, the card would never have counted',
    citation: 'FMCSA waiver of 2025-07-14',
    file,
    requirements: corrected,
    on: '2025-10-13',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2025-08-01', bars: true, correction: waiver }],
  },
  {
    title: 'a day before the correction keeps its answer',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file,
    requirements: corrected,
    on: '2025-07-13',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2025-07-21', provenOn: null, correction: null }],
  },
];
