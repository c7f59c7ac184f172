import { day } from '../file-exports/texts';
import type { ContentField } from '../requirements/model/content-fields';
import type { Evidence, EvidenceDate, EvidenceForm, EvidenceKind, Finding } from '../requirements/model/evidence';

// English names, for packets of audits and emails; the console has the same texts and translates them.

/** The words of documents. */
export const contentNames: Readonly<Record<ContentField, string>> = {
  contacted: 'Contacted',
  method: 'Contact method',
  response: 'Response',
  vehicle: 'Test vehicle',
  examiner: 'Examiner',
};

/** Kinds of documents. */
export const kindNames: Readonly<Record<EvidenceKind, string>> = {
  accompanyingDriver: 'Note on the CDL holder beside the driver',
  additionalDocument: 'Additional document',
  adverseActionNotice: 'Adverse action notice',
  annualReview: 'Annual review of the driving record',
  application: 'Employment application',
  backgroundReport: 'Background check report',
  cdlis: 'CDLIS record',
  clearinghouseConsent: 'General consent to limited Clearinghouse queries',
  clearinghouseFull: 'Clearinghouse full query',
  clearinghouseLimited: 'Clearinghouse limited query',
  complianceForm: 'Background check form',
  confirmedEmail: 'Confirmed email',
  confirmedPhone: 'Confirmed phone',
  drugAlcoholInquiry: 'Drug and alcohol inquiry to a past employer',
  drugAlcoholQuestion: 'Answer about failed or refused tests',
  drugAlcoholRelease: 'Release of drug and alcohol records',
  drugPolicyReceipt: 'Receipt of the drug and alcohol policy',
  drugProgram: 'Proof of a drug testing program',
  drugTest: 'Drug test result',
  employmentHistory: 'Work history',
  employmentVerification: 'Employment verification',
  englishAssessment: 'English proficiency assessment',
  entryLevelCertificate: 'Entry-level driver training certificate',
  fcraAuthorization: 'Signed background check authorization',
  fcraDisclosure: 'Signed background check disclosure',
  followUpPlan: 'Follow-up testing plan',
  followUpTest: 'Follow-up test result',
  furnishedDriverCertificate: 'Certificate for a furnished driver',
  furnishedDriverContact: 'Contact with the furnishing carrier',
  hazmatEndorsement: 'Hazmat endorsement',
  hazmatTraining: 'Hazmat training record',
  hoursStatement: 'Statement of on-duty hours, last 7 days',
  i9Section1: 'Form I-9, section 1',
  i9Section2: 'Form I-9, section 2',
  lcvCertificate: 'LCV driver training certificate',
  learnerPermit: "Commercial learner's permit (CLP)",
  license: "Driver's license",
  medicalCertificate: "Medical examiner's certificate",
  medicalExemption: 'Medical exemption letter',
  medicalVariance: 'Skill performance evaluation certificate',
  multipleEmployerNote: 'Note on a multiple-employer driver',
  mvr: 'Motor vehicle record (MVR)',
  noDotEmployerNote: 'Note that no investigation was possible',
  nonResponseReport: 'Report to FMCSA of a non-responding employer',
  photo: 'Photo',
  preAdverseNotice: 'Pre-adverse action notice',
  priorEmployersNotice: 'Notice that past employers will be contacted',
  psp: 'PSP report',
  pspConsent: 'PSP disclosure and authorization',
  pullNoticeEnrollment: 'California pull-notice enrollment',
  pullNoticeReport: 'California pull-notice report',
  qualificationFile: 'Driver qualification file delivered',
  randomPoolEnrollment: 'Random testing pool enrollment',
  reference: 'References',
  registryNote: 'National Registry verification note',
  residenceHistory: 'Residence history',
  returnToDutyTest: 'Return-to-duty test result',
  roadTest: 'Road test form and certificate',
  roadTestCertificate: 'Road test certificate from another carrier',
  safetyInquiry: 'Safety performance inquiry to a past employer',
  sapReport: "Substance abuse professional's report",
  schedule: 'Schedule',
  singleLicenseCertification: 'Single-license certification',
  twic: 'TWIC card',
  violationsCertificate: 'Annual certificate of violations',
};

/** Forms of evidence. */
export const formNames: Readonly<Record<EvidenceForm, string>> = {
  document: 'The document',
  noneCouldBeAsked: 'Record of good-faith efforts',
  noRecordExists: 'Certificate that no record exists',
  typedDay: 'Date only, no document required',
};

/** Dates of a document. */
export const dateNames: Readonly<Record<EvidenceDate, string>> = {
  enrolled: 'Enrollment date',
  examined: 'Exam date',
  expires: 'Expiration date',
  issued: 'Date issued',
  medicalExpires: 'Medical certification expires',
  participated: 'Last day in the program',
  performed: 'Date performed',
  queried: 'Query date',
  received: 'Date received',
  sent: 'Date sent',
  signed: 'Date signed',
  tested: 'Last test date',
};

/** Statements of a document. */
export const findingNames: Readonly<Record<Finding, string>> = {
  accidentsListed: 'Lists 3 years of accidents and convictions',
  canceled: 'Canceled',
  categoryEA: 'EA: excepted, intrastate',
  categoryEI: 'EI: excepted, interstate',
  categoryNA: 'NA: non-excepted, intrastate',
  categoryNI: 'NI: non-excepted, interstate',
  certified: 'Medically certified',
  clear: 'No violation found',
  hit: 'Records found',
  licenseNotValid: 'License not valid',
  licenseValid: 'License valid',
  negative: 'Negative',
  no: 'No',
  notCertified: 'Not medically certified',
  noViolation: 'No known violation in the last 6 months',
  positive: 'Positive',
  prohibited: 'Prohibited',
  refused: 'Refused',
  skillTested: 'Issued after a road test in this type of vehicle',
  tenYearsListed: 'Lists 10 years of employers',
  yes: 'Yes',
};

/** Dates by which two documents of a kind differ, in the order in which the title prefers them. */
const titleDates: readonly EvidenceDate[] = [
  'received',
  'examined',
  'issued',
  'performed',
  'signed',
  'queried',
  'sent',
];

/** The title of a stored document: its kind, the state that it is from, and a date. */
export function documentTitle({ kind, about, dates }: Pick<Evidence, 'kind' | 'about' | 'dates'>): string {
  const date = titleDates.find((name) => dates[name] !== undefined);
  return [
    kindNames[kind],
    ...(kind === 'mvr' && about !== null ? [about] : []),
    ...(date === undefined ? [] : [`${dateNames[date]} ${day(dates[date] ?? null)}`]),
  ].join(', ');
}
