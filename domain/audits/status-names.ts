import type { Status } from '../requirements/model/answer';
import type { AuditDetail, AuditKind, AuditStore } from './terms';

// English names, for packets of audits; the console translates them.

/** Statuses of lines. */
export const statusNames: Readonly<Record<Status, string>> = {
  missing: 'Missing',
  expired: 'Expired',
  unknown: 'Unknown',
  due: 'Due',
  late: 'Done late',
  done: 'Done',
  notApplicable: 'Not applicable',
};

/** Stores of records. */
export const storeNames: Readonly<Record<AuditStore, string>> = {
  qualification: 'Driver qualification file',
  investigation: 'Investigation history',
  drugAlcohol: 'Drug and alcohol',
  hr: 'HR records',
};

/** Kinds of audits. */
export const auditKindNames: Readonly<Record<AuditKind, string>> = {
  fmcsa: 'FMCSA audit',
  insurer: 'Insurer',
  internal: 'Internal audit',
};

/** Contents of packets. */
export const auditDetailNames: Readonly<Record<AuditDetail, string>> = {
  full: 'Records with their documents',
  index: 'Index without documents',
};
