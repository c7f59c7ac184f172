import type { FilePurpose } from '#domain/driver-files/purposes';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { documentKinds, type DocumentStatus, fileTasks } from '#domain/driver-pipeline/tasks';
import { usStates } from '#domain/places/us-states';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations';
import type { EndorsementCode } from '#domain/shared/job-enums';
import type { Random } from '../random';
import type { ExpirationDates } from './expiration-dates';
import type { Histories } from './histories';
import { fileIdOf } from './ids';
import { printedDate, printedMonth } from './printed-date';
import type { Specimen } from './specimens';

/** An uploaded file before it is rendered. */
export interface SeedFile {
  readonly id: string;
  readonly specimen: Specimen;
  readonly statedExpiresOn: string | null;
  readonly sentAt: string;
  readonly isScanned: boolean;
}

export interface FilesOptions {
  readonly state: DriverPipelineState;
  readonly random: Random;
  readonly name: string;
  readonly birthDate: string;
  readonly licenseClass: string;
  readonly endorsements: readonly EndorsementCode[];
  readonly license: { readonly state: string; readonly number: string };
  readonly proofs: ExpirationDates;
  readonly histories: Histories;
  /** Rejection reasons by document kind. */
  readonly rejections: ReadonlyMap<string, string>;
  readonly at: number;
  readonly now: number;
}

/** Creates every file that the pipeline state refers to. */
export function makeFiles(options: FilesOptions): SeedFile[] {
  const { state, random } = options;
  const look = random.whole(0, 4_095);
  const documents = documentKinds.flatMap((kind) => {
    const { status, fileId } = state.documents[kind];
    return fileId === null ? [] : [fileOf(options, { purpose: kind, status, look })];
  });
  const sent = fileTasks
    .filter((task) => state.sent?.[task] !== undefined)
    .map((task) => fileOf(options, { purpose: task, status: 'pending', look }));
  return [...documents, ...sent];
}

/** The same medical card with another expiration date; other files stay unchanged. */
export function withExpiration(file: SeedFile, on: string | undefined): SeedFile {
  const { specimen } = file;
  if (specimen.purpose !== 'dotMedicalCard' || on === undefined || file.statedExpiresOn === on) return file;
  const lines = specimen.lines.map(([label, value]) => {
    if (label === 'ISS') return [label, printedDate(issuedBefore(on, CARD_YEARS))] as const;
    return [label, label === 'EXP' ? printedDate(on) : value] as const;
  });
  return { ...file, statedExpiresOn: on, specimen: { ...specimen, lines } };
}

const issuedBefore = (ends: string, years: number): string => isoDay(Date.parse(ends) - years * 365 * DAY_MS);

interface FileRequest {
  readonly purpose: Exclude<FilePurpose, 'result' | 'signature' | 'evidence' | 'export' | 'verification' | 'audit'>;
  readonly status: DocumentStatus;
  readonly look: number;
}

function fileOf(options: FilesOptions, { purpose, status, look }: FileRequest): SeedFile {
  const { state, random, at, now, rejections } = options;
  const dates = datesOf(options, purpose);
  // A renewed document is uploaded a few days after it was issued.
  const obtainedAt = dates === null ? at : Date.parse(dates.issued) + random.whole(2, 20) * DAY_MS;
  const sentAt = Math.min(Math.max(at, obtainedAt), now - MINUTE_MS) - random.whole(1, 40) * 1_000;
  const isPdf = purpose === 'mvr' || purpose === 'resume' || (purpose === 'dotMedicalCard' && random.chance(0.4));
  const isUnreadable = rejections.get(purpose) === 'unreadable' || rejections.get(purpose) === 'photo_unclear';
  const facts = factsOf(options, { purpose, dates, on: isoDay(sentAt) });
  return {
    id: fileIdOf(state.driverId, purpose),
    specimen: { ...facts, purpose, isPdf: isPdf && !isUnreadable, isUnreadable, look },
    statedExpiresOn: dates?.ends ?? null,
    sentAt: new Date(sentAt).toISOString(),
    isScanned: status !== 'uploaded',
  };
}

interface Dates {
  readonly issued: string;
  readonly ends: string;
}

const LICENSE_YEARS = 5;
const CARD_YEARS = 2;

/** Issue and expiration dates. A document rejected as expired had expired by then. */
function datesOf({ proofs, rejections, at }: FilesOptions, purpose: FilePurpose): Dates | null {
  if (purpose !== 'driverLicense' && purpose !== 'dotMedicalCard') return null;
  const ends = rejections.get(purpose) === 'expired' ? isoDay(at - 12 * DAY_MS) : proofs[purpose];
  const years = purpose === 'driverLicense' ? LICENSE_YEARS : CARD_YEARS;
  return { issued: issuedBefore(ends, years), ends };
}

interface FactsOptions {
  readonly purpose: FileRequest['purpose'];
  readonly dates: Dates | null;
  readonly on: string;
}

function factsOf(
  options: FilesOptions,
  { purpose, dates, on }: FactsOptions,
): Pick<Specimen, 'title' | 'name' | 'lines'> {
  const { name, birthDate, license, licenseClass, endorsements, histories, random } = options;
  const ending =
    dates === null
      ? []
      : ([['ISS', printedDate(dates.issued)] as const, ['EXP', printedDate(dates.ends)] as const] as const);
  const code = licenseClass.slice(-1);
  switch (purpose) {
    case 'driverLicense':
      return {
        title: `${stateName(license.state)} commercial driver's license`,
        name,
        lines: [['DL', license.number], ['CLASS', code], ['DOB', printedDate(birthDate)], ...ending],
      };
    case 'backDriverLicense':
      return {
        title: "Commercial driver's license, back",
        name,
        lines: [
          ['DL', license.number],
          ['END', endorsements.join(' ') || 'NONE'],
          ['RESTR', 'NONE'],
        ],
      };
    case 'dotMedicalCard':
      return {
        title: "Medical examiner's certificate",
        name,
        lines: [['REG', `${String(random.whole(1_000_000_000, 9_999_999_999))}`], ...ending],
      };
    case 'mvr':
      return {
        title: 'Motor vehicle record',
        name,
        lines: [
          ['License', `${license.state} ${license.number}`],
          ['Class', code],
          ['Date of birth', printedDate(birthDate)],
          ['Printed', printedDate(on)],
          ['Convictions, last 3 years', String(histories.violation.length)],
        ],
      };
    case 'photo':
      return { title: 'Photo', name, lines: [['TAKEN', printedDate(on)]] };
    case 'resume':
      return { title: 'Resume', name, lines: resumeLines(histories) };
  }
}

const resumeLines = ({ employment }: Histories): (readonly [string, string])[] =>
  [...employment]
    .reverse()
    .filter(({ position }) => position !== '')
    .map(({ startDate, endDate, position, employerName, city }) => [
      `${printedMonth(startDate)} to ${endDate === null ? 'present' : printedMonth(endDate)}`,
      `${position}, ${employerName === '' ? 'Self-employed' : employerName}, ${city}`,
    ]);

const stateName = (code: string): string => (code in usStates ? usStates[code as keyof typeof usStates] : code);
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
