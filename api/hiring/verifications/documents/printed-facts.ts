import type { SelfReportedJob } from '#db/employment-verifications/subject-store';
import type { EmployerContact } from '#domain/employment-verifications/schema';
import { exactMoment, longDate } from '#domain/shared/long-date';
import { CENTRAL_ZONE } from '#domain/shared/zones';
import { formatPhone } from '#platform/phone';
import type { PrintedBlock } from '#platform/printed-document';

export type Rows = readonly (readonly [label: string, value: string])[];

/** The people and companies that a document names. */
export interface Parties {
  readonly carrier: string;
  readonly dotNumber: number | null;
  /** Full name of the driver. */
  readonly driver: string;
  readonly birthDate: string | null;
  readonly employer: EmployerContact;
  readonly selfReported: SelfReportedJob;
}

/** A date with its year, whatever today is. */
export const day = (date: string | null): string =>
  date === null || date === '' ? '—' : longDate(date, '1900-01-01T00:00:00Z');

/** An instant by the clock that the days of an investigation follow. */
export const atTime = (instant: string): string => exactMoment(instant, CENTRAL_ZONE);

export const yesNo = (answer: boolean | null): string => {
  if (answer === null) return '—';
  return answer ? 'Yes' : 'No';
};

export const orDash = (value: string): string => (value === '' ? '—' : value);

/** A phone number for people; nothing without one. */
export const phoneText = (number: string): string => (number === '' ? '' : formatPhone(number));

/** The postal lines and numbers of a past employer; those that are known. */
export function employerRows({ name, mcdotNumber, contactPerson, email, phone, fax, ...place }: EmployerContact): Rows {
  const address = [place.address, place.city, [place.state, place.postalCode].filter(Boolean).join(' ')];
  const rows: Rows = [
    ['Past employer', name],
    ['USDOT number', mcdotNumber ?? ''],
    ['Contact', contactPerson],
    ['Address', address.filter(Boolean).join(', ')],
    ['Email', email],
    ['Phone', phoneText(phone)],
    ['Fax', phoneText(fax)],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The carrier and the driver, with what the driver stated. */
export const driverRows = ({ carrier, dotNumber, driver, birthDate, selfReported }: Parties): Rows => [
  ['Carrier', dotNumber === null ? carrier : `${carrier}, USDOT number ${String(dotNumber)}`],
  ['Driver', driver],
  ...(birthDate === null ? [] : [['Date of birth', day(birthDate)] as const]),
  [
    'Employed, as the driver states',
    `${day(selfReported.startDate)} to ${selfReported.endDate === null ? 'today' : day(selfReported.endDate)}`,
  ],
  ...(selfReported.position === '' ? [] : [['Position, as the driver states', selfReported.position] as const]),
];

/** A paragraph. */
export const paragraph = (text: string): PrintedBlock => ({ type: 'text', text });
