import type { DocumentProof, Requirement } from '../model/requirement';
import { record } from './record';

const policy = {
  authority: 'platform',
  citation: 'Gladhand policy',
  store: 'platform',
  per: 'driver',
  law: 'day',
  acts: 'driver',
} as const;
const stored = (kind: DocumentProof['kind']): DocumentProof[] => [{ kind, dated: 'received', of: 'platform' }];

/** The platform's requirements beyond the law. None of it is a carrier's record, and none of it bars driving. */
export const platformRecords: readonly Requirement[] = [
  record({
    ...policy,
    code: 'age-18',
    title: 'At least 18 years old',
    note: 'The minimum age for commercial driving; interstate and hazmat jobs require 21.',
    proofs: [{ age: 18 }],
  }),
  record({
    ...policy,
    code: 'contact-email',
    title: 'Email confirmed',
    note: 'Confirmed with the link in the email.',
    proofs: stored('confirmedEmail'),
  }),
  record({
    ...policy,
    code: 'contact-phone',
    title: 'Phone confirmed',
    note: 'Confirmed with the code from the text message.',
    proofs: stored('confirmedPhone'),
  }),
  record({ ...policy, code: 'photo', title: 'Photo approved', proofs: stored('photo') }),
  record({
    ...policy,
    code: 'schedule',
    title: 'Schedule submitted',
    note: 'Preferred days and times of work. Not reviewed.',
    proofs: stored('schedule'),
  }),
  record({
    ...policy,
    code: 'references',
    title: 'Two references approved',
    note: 'Not family members or friends.',
    proofs: stored('reference'),
  }),
  record({
    ...policy,
    code: 'compliance-form',
    title: 'Background check form signed and approved',
    note: 'All seven steps with their disclosures, approved by operations.',
    proofs: stored('complianceForm'),
  }),
  record({
    ...policy,
    code: 'residence-history',
    title: 'Residence history approved',
    note: 'Residences of the last 36 months.',
    proofs: stored('residenceHistory'),
  }),
  record({
    ...policy,
    code: 'employment-history',
    title: 'Work history approved',
    note: 'Employment, school, military service and unemployment of the last 36 months.',
    proofs: stored('employmentHistory'),
  }),
  record({
    ...policy,
    code: 'medical-card',
    title: 'Medical card approved',
    note: "The printed card. It is not a CDL holder's legal proof.",
    proofs: [
      { kind: 'medicalCertificate', dated: 'examined', of: 'driver', until: 'expires' },
      { kind: 'medicalCertificate', dated: 'received', of: 'driver', until: 'expires' },
    ],
    noticeDays: 60,
  }),
  record({
    ...policy,
    code: 'background-check',
    title: 'Background check accepted',
    note: 'Ordered only after the stand-alone disclosure and the authorization are signed.',
    proofs: stored('backgroundReport'),
    acts: 'ops',
  }),
  record({
    ...policy,
    code: 'cdlis',
    title: 'CDLIS record accepted',
    note: "Commercial Driver's License Information System, all states. It is not a CDL holder's legal proof.",
    proofs: stored('cdlis'),
    acts: 'ops',
  }),
  record({
    ...policy,
    code: 'mvr',
    title: 'Motor vehicle record accepted',
    note: 'From every state in which the driver held a license in the last 3 years.',
    proofs: stored('mvr'),
    acts: 'ops',
  }),
  record({
    ...policy,
    code: 'verifications',
    title: 'Past employers verified',
    proofs: stored('employmentVerification'),
    acts: 'ops',
  }),
  record({
    ...policy,
    code: 'qualification-file-45-days',
    title: 'Driver qualification file delivered',
    note: 'Within 45 days of the first day of work, as agreed with the carrier. The driving record and the safety performance history are due within 30 days by law and have their own requirements.',
    per: 'employment',
    due: { by: 'hire + 45 days' },
    proofs: [{ kind: 'qualificationFile', dated: 'sent', of: 'platform', since: 'hire' }],
    acts: 'ops',
  }),
];
