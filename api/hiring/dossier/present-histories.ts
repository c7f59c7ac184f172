import type { Dossier, DossierReview } from '#db/driver-dossier/dossier';
import type { StoredItem } from '#db/driver-histories/driver-history-store';
import type {
  DossierAccident,
  DossierEmployment,
  DossierViolation,
  DriverDossier,
} from '#domain/driver-dossier/schema';
import { emptyItems, type HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { currentVerdict } from '#domain/driver-reviews/items';
import { versionOf } from '../../reviews/present-item';

/** The histories of a file. */
export type Histories = Pick<
  DriverDossier,
  'employmentHistories' | 'drivingSchools' | 'militaryServices' | 'unemploymentPeriods' | 'violations' | 'accidents'
>;

/** The entries of all histories; without access, employers' contact data is empty. */
export function presentHistories({ histories, reviews }: Dossier, isOpen: boolean): Histories {
  const period = (stored: StoredItem) => {
    const { _id, startDate, endDate } = stored;
    return { _id, startDate, endDate, status: statusOf(stored, reviews) };
  };
  return {
    employmentHistories: histories.employment.map((stored) => ({
      ...period(stored),
      ...jobOf(whole('employment', stored), isOpen),
    })),
    drivingSchools: histories.drivingSchool.map((stored) => {
      const { city, state, schoolName, hasGraduated } = whole('drivingSchool', stored);
      return { ...period(stored), city, state, schoolName, hasGraduated };
    }),
    militaryServices: histories.militaryService.map((stored) => {
      const { branch, specialty } = whole('militaryService', stored);
      return { ...period(stored), branch, specialty };
    }),
    unemploymentPeriods: histories.unemploymentPeriod.map((stored) => ({
      ...period(stored),
      note: whole('unemploymentPeriod', stored).note,
    })),
    violations: histories.violation.map(presentViolation),
    accidents: histories.accident.map(presentAccident),
  };
}

function presentViolation(stored: StoredItem<'violation'>): DossierViolation {
  const { startDate, city, state, charge, details, penalty, inCommercialVehicle } = whole('violation', stored);
  const { _id } = stored;
  return { _id, date: startDate, city, state, charge, details, penalty, commercial: inCommercialVehicle };
}

function presentAccident(stored: StoredItem<'accident'>): DossierAccident {
  const { startDate, city, state, preventable, description, inCommercialVehicle } = whole('accident', stored);
  const { _id } = stored;
  return { _id, date: startDate, city, state, commercial: inCommercialVehicle, preventable, details: description };
}

/** An entry with every field: those from before a question existed lack it. */
const whole = <K extends HistoryKind>(kind: K, stored: StoredItem<K>): HistoryItems[K] => ({
  ...emptyItems[kind],
  ...stored,
});

/** The verdict on the current version of the entry. */
function statusOf(item: StoredItem, reviews: readonly DossierReview[]): DossierEmployment['status'] {
  const own = reviews.filter(({ itemId }) => itemId === item._id);
  return currentVerdict(own, versionOf({ ...item })) ?? 'pending';
}

type Job = Omit<DossierEmployment, '_id' | 'startDate' | 'endDate' | 'status'>;

function jobOf(job: HistoryItems['employment'], isOpen: boolean): Job {
  const { address, postalCode, contactPerson, phone, fax, email, subjectToFmcsa } = job;
  const contact = { street: address, postCode: postalCode, contactPerson, phone, fax, email };
  return {
    type: job.type,
    employerName: job.employerName,
    city: job.city,
    state: job.state,
    ...(isOpen ? contact : hiddenContact),
    position: job.position,
    reasonForLeaving: job.reasonForLeaving,
    current: job.current,
    mayContact: job.mayContact,
    commercial: job.commercial,
    wasSubjectToFMCSA: subjectToFmcsa,
    safetySensitive: job.safetySensitive,
    typeOfWork: job.typeOfWork,
    equipment: job.equipment,
  };
}

const hiddenContact = { street: '', postCode: '', contactPerson: '', phone: '', fax: '', email: '' };
