import { instantOf } from '#db/core/read-together';
import type { Dossier, DossierDriver } from '#db/driver-dossier/dossier';
import type { CarrierActor } from '#domain/accounts/actor';
import type { FileAccessView } from '#domain/dq-access/schema';
import { mayOpenConsent, mayOpenDocument } from '#domain/driver-dossier/documents';
import { qualificationSummary } from '#domain/driver-dossier/qualification-summary';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { nearFrom } from '#domain/driver-pipeline/expiries';
import { taskStatus } from '#domain/driver-pipeline/requirements';
import { describeDriver } from '#domain/drivers/description';
import { experienceOn } from '#domain/drivers/experience';
import { initialOf } from '#domain/shared/initial';
import { presentDocuments } from '../../file-documents/present';
import type { Opening } from './gate';
import { monthOf, outlined } from './outline';
import { presentHistories } from './present-histories';
import { presentSignature } from './signature';

interface Presented {
  readonly actor: CarrierActor;
  readonly dossier: Dossier;
  readonly driver: DossierDriver;
  readonly opening: Opening;
  readonly access: FileAccessView;
  readonly today: string;
}

/** The file as the caller may read it: what is not open to them is left out here, not on the page. */
export function presentDossier(presented: Presented): DriverDossier {
  const { dossier, driver, opening, access, today } = presented;
  const { isOpen, isNameVisible, stores } = opening;
  const { histories, findings, answers } = dossier;
  const experienceMonths = experienceOn(driver, today);
  const shown = presentHistories(dossier, isOpen);
  const events = [...histories.violation, ...histories.accident];
  return {
    _id: driver.driverId,
    isOpen,
    isOutline: !isNameVisible,
    access,
    hiredOn: dossier.employment?.hiredOn ?? null,
    mayReadNotes: isOpen && stores.includes('investigation'),
    firstName: driver.firstName,
    middleName: isNameVisible ? driver.middleName : null,
    lastName: isNameVisible ? driver.lastName : initialOf(driver.lastName),
    city: driver.city,
    state: driver.state,
    experienceMonths,
    automaticDescription: describeDriver({ ...driver, experienceMonths }),
    contact: isNameVisible ? { phone: driver.phone, email: driver.email } : null,
    hasPhoto: isOpen && dossier.files.some(({ purpose }) => purpose === 'photo'),
    summary: qualificationSummary({
      workRecord: driver.workRecord,
      eventDates: events.map(({ startDate }) => startDate),
      today,
    }),
    qualification: qualificationOf(presented),
    ...(isNameVisible ? shown : outlined(shown)),
    ...credentialsOf(presented),
    twicExpiration: dayFor(opening, answers?.checklist.twicExpiration ?? driver.pipeline.expiries.twic?.on),
    mvrSummary: isOpen ? findings.mvrSummary : '',
    ...documentsOf(presented),
    signature: isOpen && dossier.signature !== undefined ? presentSignature(dossier.signature) : null,
    verification: verificationOf(presented),
  };
}

/** Only readers of drug and alcohol records learn of earlier tests. */
function qualificationOf({ dossier, opening }: Presented): DriverDossier['qualification'] {
  if (dossier.answers === undefined) return null;
  const { experience, drugOrAlcoholTests, documentation, ...rest } = dossier.answers.qualification;
  const mayReadTests = opening.isOpen && opening.stores.includes('drugAlcohol');
  return {
    ...rest,
    drivingExperience: experience,
    tests: mayReadTests ? { drugOrAlcoholTests, documentation } : null,
  };
}

/** The result of the background check is shown to readers of its report. */
function verificationOf({ driver: { pipeline }, opening }: Presented): DriverDossier['verification'] {
  const mayReadResult = opening.isOpen && mayOpenDocument('backgroundCheck', opening.stores);
  return {
    compliance: {
      status: taskStatus(pipeline, 'compliance'),
      checkResult: mayReadResult ? pipeline.results.backgroundCheck : null,
    },
  };
}

function credentialsOf({ dossier, driver, opening }: Presented): Pick<DriverDossier, 'license' | 'medicalCard'> {
  const { isOpen } = opening;
  const { answers, findings, findingsOn } = dossier;
  const { documents, expiries } = driver.pipeline;
  const [license] = answers?.motorVehicle.licenses ?? [];
  return {
    license: {
      status: documents.driverLicense.status,
      driverClass: driver.licenseClass,
      endorsements: [...driver.endorsements],
      ...endOf(opening, expiries.driverLicense?.on),
      details: isOpen
        ? {
            number: license?.number ?? '',
            issuingState: license?.state ?? '',
            restriction: findingsOn.includes('driverLicense') ? findings.licenseRestrictions : null,
          }
        : null,
    },
    medicalCard: {
      status: documents.dotMedicalCard.status,
      ...endOf(opening, expiries.dotMedicalCard?.on),
      details: isOpen
        ? {
            restriction: findingsOn.includes('dotMedicalCard') ? findings.medicalRestrictions : null,
            examinerLicenseNumber: findings.examinerLicenseNumber,
          }
        : null,
    },
  };
}

/** An employer knows the days of its drivers' cards: before the driver answers, only the month is shown. */
const dayFor = ({ isNameVisible }: Opening, day: string | null | undefined): string | null =>
  isNameVisible || !day ? (day ?? null) : monthOf(day);

function endOf(opening: Opening, day: string | null | undefined) {
  const expireDate = dayFor(opening, day);
  return { expireDate, expiresSoonFrom: nearFrom(expireDate) };
}

/** Documents and consents of the stores that the caller's position reads; in a shadow file only that they exist. */
function documentsOf({
  actor,
  dossier,
  driver,
  opening,
}: Presented): Pick<DriverDossier, 'documents' | 'documentKinds' | 'consents'> {
  const { isOpen, stores } = opening;
  const { files: rows, results, employment, consents } = dossier;
  const { pipeline, driverId } = driver;
  const { data, kinds } = presentDocuments({ actor, pipeline, rows, results, employment, isOpen }, driverId);
  return {
    documents: data,
    documentKinds: kinds,
    consents: consents
      .filter(({ kind }) => mayOpenConsent(kind, stores))
      .map(({ id, signedAt, ...consent }) => ({
        ...consent,
        _id: isOpen ? id : null,
        signedAt: instantOf(signedAt),
      })),
  };
}
