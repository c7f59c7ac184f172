import type { Requirement } from '../model/requirement';
import { applicationRecords } from './application';
import { credentialRecords } from './credentials';
import { drivingRecordRecords } from './driving-record';
import { drugAlcoholRecords } from './drug-alcohol';
import { employmentRecords } from './employment';
import { investigationRecords } from './investigation';
import { medicalRecords } from './medical';
import { medicalStandardRecords } from './medical-standards';
import { platformRecords } from './platform';
import { qualificationRecords } from './qualifications';

/** The requirements that ship with the product: the law with its effective dates, and the platform's own. */
export const requirements: readonly Requirement[] = [
  ...applicationRecords,
  ...qualificationRecords,
  ...drivingRecordRecords,
  ...medicalRecords,
  ...medicalStandardRecords,
  ...investigationRecords,
  ...drugAlcoholRecords,
  ...credentialRecords,
  ...employmentRecords,
  ...platformRecords,
];
