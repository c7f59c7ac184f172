import { z } from 'zod';
import { consentKinds } from '../compliance/steps';
import { FileAccessView } from '../dq-access/schema';
import { mediaTypes } from '../driver-files/purposes';
import { operatedEquipment, workTypes } from '../driver-histories/job-codes';
import { ABROAD, employmentTypes, militaryBranches } from '../driver-histories/kinds';
import { penaltyTypes, violationCharges } from '../driver-histories/offenses';
import { resultStatuses } from '../driver-pipeline/results';
import { documentStatuses, taskStatuses } from '../driver-pipeline/tasks';
import { licenseRestrictions, medicalRestrictions } from '../driver-reviews/findings';
import { usStateCodes } from '../places/us-states';
import { drivingExperiences } from '../shared/driving-experience';
import { driverClasses, endorsementCodes } from '../shared/job-enums';
import { fileDocumentKinds, i9Refusals } from './document-kinds';
import { dossierDocuments } from './documents';

const Day = z.iso.date();
const Answer = z.boolean().nullable();
/** Whether operations approved the entry, rejected it, or have not decided yet. */
const ItemStatus = z.enum(['approved', 'rejected', 'pending']);
const Entry = { _id: z.uuid(), startDate: Day, endDate: Day.nullable(), status: ItemStatus };
const Place = { city: z.string(), state: z.enum([...usStateCodes, ABROAD, '']) };

/** A job in a driver's file; without access to the file, an employer's contact data is empty. */
export const DossierEmployment = z
  .object({
    ...Entry,
    ...Place,
    type: z.enum(employmentTypes).nullable(),
    employerName: z.string(),
    street: z.string(),
    postCode: z.string(),
    contactPerson: z.string(),
    phone: z.string(),
    fax: z.string(),
    email: z.string(),
    position: z.string(),
    reasonForLeaving: z.string(),
    current: z.boolean(),
    mayContact: Answer,
    commercial: Answer,
    wasSubjectToFMCSA: Answer,
    safetySensitive: Answer,
    typeOfWork: z.array(z.enum(workTypes)),
    equipment: z.array(z.enum(operatedEquipment)),
  })
  .meta({ id: 'DossierEmployment' });
/** A job in a driver's file. */
export type DossierEmployment = z.infer<typeof DossierEmployment>;

/** A traffic conviction in a driver's file. */
export const DossierViolation = z
  .object({
    _id: z.uuid(),
    date: Day,
    ...Place,
    charge: z.enum(violationCharges).nullable(),
    details: z.string(),
    commercial: Answer,
    penalty: z.array(z.enum(penaltyTypes)),
  })
  .meta({ id: 'DossierViolation' });
/** A traffic conviction in a driver's file. */
export type DossierViolation = z.infer<typeof DossierViolation>;

/** An accident in a driver's file. */
export const DossierAccident = z
  .object({ _id: z.uuid(), date: Day, ...Place, commercial: Answer, preventable: Answer, details: z.string() })
  .meta({ id: 'DossierAccident' });
/** An accident in a driver's file. */
export type DossierAccident = z.infer<typeof DossierAccident>;

/** A document that the caller may know of; without an id, its content is not open to them. */
export const DossierFile = z
  .object({
    _id: z.uuid().nullable(),
    document: z.enum(dossierDocuments),
    /** Null for the resume and the verification of employment. */
    kind: z.enum(fileDocumentKinds).nullable(),
    /** The title of an additional document. */
    title: z.string().nullable(),
    mediaType: z.enum(mediaTypes),
    sentAt: z.iso.datetime(),
    /** Null for files that nobody reviews as documents. */
    status: z.enum(documentStatuses).nullable(),
    /** It is rejected only because a later upload replaced it. */
    isReplaced: z.boolean(),
    expiresOn: Day.nullable(),
    /** The first day on which pages mark that the end is near. */
    expiresSoonFrom: Day.nullable(),
    /** Counts documents of the same kind, subject, title and owner; earlier versions stay. */
    version: z.int(),
    addedBy: z.enum(['driver', 'carrier', 'operations']),
    /** The carrier that it belongs to; null for the driver's own and the platform's documents. */
    organization: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    /** The entry that the caller may review; null if they may not. */
    reviewId: z.uuid().nullable(),
    /** Why a reviewer rejected it: for operations, its carrier and the driver who gave it. Null for uploads of the application. */
    rejection: z.string().nullable(),
  })
  .meta({ id: 'DossierFile' });
/** A document that the caller may know of. */
export type DossierFile = z.infer<typeof DossierFile>;

/** A kind of documents that the caller may read. */
export const DossierKind = z
  .object({
    kind: z.enum(fileDocumentKinds),
    /** Of the newest document; without one, whether it was requested. */
    status: z.enum(documentStatuses),
    /** Whether the caller can add a document of this kind now. */
    mayAdd: z.boolean(),
    /** Why a Form I-9 cannot be added yet, by problem code; null if it can, and for those who never add one. */
    refusal: z.enum(i9Refusals).nullable(),
  })
  .meta({ id: 'DossierKind' });
/** A kind of documents that the caller may read. */
export type DossierKind = z.infer<typeof DossierKind>;

/** A document that the driver signed; without an id, only that it exists. */
export const DossierConsent = z
  .object({
    _id: z.uuid().nullable(),
    kind: z.enum(consentKinds),
    title: z.string(),
    version: z.string(),
    signedAt: z.iso.datetime(),
  })
  .meta({ id: 'DossierConsent' });
/** A document that the driver signed. */
export type DossierConsent = z.infer<typeof DossierConsent>;

/** The file of a driver for a carrier: whole with access to it, otherwise a shadow file (decision 050). */
export const DriverDossier = z
  .object({
    _id: z.uuid(),
    /** Whether the whole file is open: by the driver's grant, or by law during an employment. */
    isOpen: z.boolean(),
    /**
     * The driver has neither granted access nor answered the carrier: employers and schools have no names, written texts are
     * empty, and every date is the first day of its month.
     */
    isOutline: z.boolean(),
    access: FileAccessView,
    /** The first day of the driver's employment with the caller's carrier, if one lasts. */
    hiredOn: Day.nullable(),
    /** Whether the caller may read the reviewers' notes on employers. */
    mayReadNotes: z.boolean(),
    firstName: z.string(),
    middleName: z.string().nullable(),
    /** The full last name after the review begins or with access, only its initial before. */
    lastName: z.string(),
    city: z.string(),
    state: z.string(),
    experienceMonths: z.number().int(),
    automaticDescription: z.string(),
    contact: z.object({ phone: z.string().nullable(), email: z.string() }).nullable(),
    hasPhoto: z.boolean(),
    summary: z
      .object({
        windowMonths: z.union([z.literal(36), z.literal(60)]),
        experienceMonths: z.number().int(),
        events: z.number().int(),
      })
      .meta({ id: 'QualificationSummary' }),
    /** Null before the driver started the background check form. */
    qualification: z
      .object({
        legal: Answer,
        english: Answer,
        drivingExperience: z.enum(drivingExperiences).nullable(),
        hasAccidents: Answer,
        hasViolations: Answer,
        /** Null for callers who may not read drug and alcohol records, and without access to the file. */
        tests: z.object({ drugOrAlcoholTests: Answer, documentation: Answer }).nullable(),
      })
      .meta({ id: 'DossierQualification' })
      .nullable(),
    employmentHistories: z.array(DossierEmployment),
    drivingSchools: z.array(
      z.object({ ...Entry, ...Place, schoolName: z.string(), hasGraduated: Answer }).meta({ id: 'DossierSchool' }),
    ),
    militaryServices: z.array(
      z
        .object({ ...Entry, branch: z.enum(militaryBranches).nullable(), specialty: z.string() })
        .meta({ id: 'DossierService' }),
    ),
    unemploymentPeriods: z.array(z.object({ ...Entry, note: z.string() }).meta({ id: 'DossierUnemployment' })),
    violations: z.array(DossierViolation),
    accidents: z.array(DossierAccident),
    license: z
      .object({
        status: z.enum(documentStatuses),
        driverClass: z.enum(driverClasses).nullable(),
        endorsements: z.array(z.enum(endorsementCodes)),
        expireDate: Day.nullable(),
        expiresSoonFrom: Day.nullable(),
        /** Null without access to the file. */
        details: z
          .object({
            number: z.string(),
            issuingState: z.string(),
            restriction: z.array(z.enum(licenseRestrictions)).nullable(),
          })
          .nullable(),
      })
      .meta({ id: 'DossierLicense' }),
    medicalCard: z
      .object({
        status: z.enum(documentStatuses),
        expireDate: Day.nullable(),
        expiresSoonFrom: Day.nullable(),
        /** Null without access to the file. */
        details: z
          .object({ restriction: z.array(z.enum(medicalRestrictions)).nullable(), examinerLicenseNumber: z.string() })
          .nullable(),
      })
      .meta({ id: 'DossierMedicalCard' }),
    /** Null if the driver has no TWIC card. */
    twicExpiration: Day.nullable(),
    /** The reviewer's summary of the latest motor vehicle record; empty without one, and without access to the file. */
    mvrSummary: z.string(),
    documents: z.array(DossierFile),
    /** The kinds of documents that the caller may read or add. */
    documentKinds: z.array(DossierKind),
    consents: z.array(DossierConsent),
    /** The latest signature; null before the first one, and without access to the file. */
    signature: z
      .object({
        name: z.string(),
        /** An image as a data URL; null for a typed signature. */
        wetSignature: z.string().nullable(),
        updatedAt: z.iso.datetime(),
      })
      .meta({ id: 'DossierSignature' })
      .nullable(),
    verification: z
      .object({
        compliance: z
          .object({
            /** The status of the compliance form, which the qualification answers are part of. */
            status: z.enum(taskStatuses),
            /** The result of the background check; null without access, and for callers who may not read the report. */
            checkResult: z.enum(resultStatuses).nullable(),
          })
          .meta({ id: 'DossierCompliance' }),
      })
      .meta({ id: 'DossierVerification' }),
  })
  .meta({ id: 'DriverDossier' });
/** The file of a driver for a carrier. */
export type DriverDossier = z.infer<typeof DriverDossier>;
