import { type ComplianceAnswers, emptyAnswers } from '#domain/compliance/answers';
import { normalizeChecklist } from '#domain/compliance/rules';
import { type Signature, SIGNATURE_BOX } from '#domain/compliance/signature';
import { type ConsentKind, consentKinds, signedAlone, stepDocuments } from '#domain/compliance/steps';
import { monthsAtLeast } from '#domain/drivers/experience';
import { usStateCodes } from '#domain/places/us-states';
import { drivingExperiences } from '#domain/shared/driving-experience';
import { MINUTE_MS } from '#domain/shared/durations';
import type { EndorsementCode } from '#domain/shared/job-enums';
import { derivedId } from '#platform/ids';
import type { SeedPlace } from '../places';
import type { Random } from '../random';
import type { ExpirationDates } from './expiration-dates';

/** A driver's compliance answers, readings and signatures. */
export interface SeedCompliance {
  readonly answers: ComplianceAnswers;
  readonly ssn: string;
  readonly wantsFreeCopy: boolean;
  readonly answersAt: string;
  readonly readings: readonly SeedReading[];
  readonly consents: readonly SeedConsent[];
  readonly fullName: string;
  readonly signature: Signature;
  readonly ip: string;
}

export interface SeedReading {
  readonly kind: ConsentKind;
  readonly openedAt: string;
  readonly endReachedAt: string | null;
}

export interface SeedConsent {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly openedAt: string;
  readonly endReachedAt: string;
  readonly signedAt: string;
}

export interface ComplianceOptions {
  readonly driverId: string;
  readonly random: Random;
  readonly fullName: string;
  readonly home: SeedPlace;
  readonly street: string;
  readonly license: { readonly state: string; readonly number: string };
  readonly proofs: ExpirationDates;
  readonly endorsements: readonly EndorsementCode[];
  readonly experienceMonths: number;
  readonly hasAccidents: boolean;
  readonly hasViolations: boolean;
  /** Whether the driver submitted it. If not, the driver has signed the first disclosure and started the next. */
  readonly isSent: boolean;
  readonly at: number;
}

/** Creates the wizard's content as the driver left it. */
export function makeCompliance(options: ComplianceOptions): SeedCompliance {
  const { driverId, random, isSent, at, fullName } = options;
  const time = (minutes: number): string => new Date(at + minutes * MINUTE_MS).toISOString();
  const signature = random.chance(0.6) ? drawn(random) : ({ type: 'typed' } as const);
  const kinds = isSent ? consentKinds : [...stepDocuments.backgroundCheck, ...stepDocuments.california];
  const readings = kinds.map((kind, index) => ({
    kind,
    openedAt: time(2 + index),
    endReachedAt: isSent || index === 0 ? time(2.6 + index) : null,
  }));
  const signedKinds: readonly ConsentKind[] = isSent ? consentKinds : signedAlone.slice(0, 1);
  const consents = readings.flatMap(({ kind, openedAt, endReachedAt }): SeedConsent[] => {
    if (endReachedAt === null || !signedKinds.includes(kind)) return [];
    const isAlone = signedAlone.some((item) => item === kind);
    const signedAt = isAlone ? new Date(Date.parse(endReachedAt) + 15_000).toISOString() : time(3 + kinds.length);
    return [{ id: derivedId('seed', driverId, 'consent', kind), kind, openedAt, endReachedAt, signedAt }];
  });
  return {
    answers: answersOf(options),
    ssn: ssnOf(random),
    wantsFreeCopy: isSent && random.chance(0.2),
    answersAt: time(1),
    readings,
    consents,
    fullName,
    signature,
    ip: `198.51.100.${String(random.whole(1, 250))}`,
  };
}

function answersOf(options: ComplianceOptions): ComplianceAnswers {
  const { random, home, street, license, proofs, endorsements, experienceMonths } = options;
  const state = usStateCodes.find((code) => code === home.state) ?? '';
  const licenseState = usStateCodes.find((code) => code === license.state) ?? '';
  const wasSuspended = random.chance(0.05);
  return {
    address: {
      ...emptyAnswers.address,
      addressLine1: street,
      city: home.city,
      state,
      postalCode: home.postalCode,
      regularAddress: `${street}, ${home.city}, ${home.state} ${home.postalCode}`,
    },
    checklist: normalizeChecklist({
      endorsements: [...endorsements],
      twicExpiration: proofs.driverLicense,
      hazmatExpiration: proofs.driverLicense,
    }),
    motorVehicle: {
      licenses: [{ state: licenseState, number: license.number, expiresOn: proofs.driverLicense }],
      wasDenied: false,
      wasSuspended,
      explanation: wasSuspended ? 'License suspended for 30 days over an unpaid ticket. Paid and reinstated.' : '',
    },
    qualification: {
      legal: true,
      english: true,
      drugOrAlcoholTests: false,
      documentation: null,
      experience:
        drivingExperiences.findLast((drivingExperience) => monthsAtLeast[drivingExperience] <= experienceMonths) ??
        'lessThan6Months',
      hasAccidents: options.hasAccidents,
      hasViolations: options.hasViolations,
    },
  };
}

/** Numbers starting with 8 were not issued before 2011, so no adult driver was given one at birth. */
const ssnOf = (random: Random): string =>
  `8${String(random.whole(10, 99))}${String(random.whole(10, 99))}${String(random.whole(1_000, 9_999))}`;

/** A looping line, underlined. */
function drawn(random: Random): Signature {
  const { width, height } = SIGNATURE_BOX;
  const loops = random.whole(4, 8);
  const points = Array.from({ length: 60 }, (_, step) => {
    const x = 60 + (step / 59) * (width - 140) + Math.sin(step * 0.9) * 14;
    const y = height / 2 + Math.sin((step / 59) * loops * 2 * Math.PI) * random.between(22, 46);
    return [Math.round(x), Math.round(y)];
  });
  const under = [80, height - 40, width / 2, height - 34, width - 90, height - 42];
  return { type: 'drawn', strokes: [points.flat(), under] };
}
