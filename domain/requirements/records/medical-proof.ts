import { keep, noMedicalProof } from './record';

const CREDENTIAL_NOTICE_DAYS = 60;

/** Common parts of medical records. */
export const medical = {
  store: 'qualification',
  law: 'day',
  due: { by: 'first drive' },
  exemptIf: noMedicalProof,
  bars: true,
  noticeDays: CREDENTIAL_NOTICE_DAYS,
  keep: keep('document + 3 years'),
} as const;

/** A certificate of the examiner, with its examination and its end. */
export const certificate = {
  kind: 'medicalCertificate',
  dated: 'examined',
  of: 'driver',
  until: 'expires',
  cappedBy: 'medicalCertificate',
} as const;
/** A record of the licensing state that shows the medical certification. */
export const stateRecord = {
  kind: 'mvr',
  dated: 'received',
  findings: ['certified'],
  ofCurrentState: true,
  until: 'medicalExpires',
  maximumFrom: 'examined',
  cappedBy: 'medicalCertificate',
} as const;
/** 391.51(b)(6) to (8) had the numbers (7) to (9) until then (87 FR 13192). */
export const LAST_BEFORE_RENUMBERING = '2022-05-08';
/** The first day of the new numbers. */
export const RENUMBERED = '2022-05-09';
