import type { DossierEmployment, DriverDossier } from '../driver-dossier/schema';
import { formatPhone } from '../shared/phone-text';
import { dateAt } from '../shared/zoned-time';
import { fact, facts, joined, orNone, periodOf, placeOf } from './blocks';
import type { ExportBlock, ExportSection } from './content';
import { employmentNames, equipmentNames, workNames } from './labels';
import { day, named, yesNo } from './texts';

/** A note on an entry of the work history. */
export interface ExportNote {
  readonly entityId: string;
  readonly text: string;
  readonly updatedAt: string;
}

/** Employers, newest first, with the notes on each, and unemployment periods. */
export function employmentSection(
  { employmentHistories, unemploymentPeriods }: DriverDossier,
  { notes, timeZone }: { readonly notes: readonly ExportNote[]; readonly timeZone: string },
): ExportSection {
  const jobs = [...employmentHistories].sort((one, other) => other.startDate.localeCompare(one.startDate));
  const notesOf = ({ _id }: DossierEmployment) => notes.filter(({ entityId }) => entityId === _id);
  return {
    title: 'Employment history',
    blocks: [
      ...jobs.flatMap((job) => [jobInfo(job), ...verifications(notesOf(job), timeZone)]),
      {
        type: 'table',
        title: 'Unemployment periods',
        columns: ['Period', 'Activity'],
        rows: orNone(unemploymentPeriods.map((item) => [periodOf(item), item.note])),
      },
    ],
  };
}

const statusNames: Readonly<Record<DossierEmployment['status'], string>> = {
  approved: 'Approved',
  rejected: 'Not approved',
  pending: 'Pending',
};

const jobInfo = (job: DossierEmployment): ExportBlock =>
  facts(
    [
      fact('Status', statusNames[job.status]),
      fact('Start date', day(job.startDate)),
      fact('End date', job.endDate === null ? 'Current job' : day(job.endDate)),
      fact('Kind of employment', named(employmentNames, job.type)),
      fact('Address', joined([job.street, placeOf(job), job.postCode], ', ')),
      fact('Company phone', formatPhone(job.phone)),
      fact('Company fax', formatPhone(job.fax)),
      fact('Company email', job.email),
      fact('Contact person', job.contactPerson),
      fact('Position held', job.position),
      fact('Reason for leaving', job.reasonForLeaving),
      ...(job.current ? [fact('May we contact this employer now?', yesNo(job.mayContact))] : []),
      fact('Did you operate a commercial motor vehicle?', yesNo(job.commercial)),
      fact('Subject to FMCSRs', yesNo(job.wasSubjectToFMCSA)),
      fact('Safety-sensitive functions', yesNo(job.safetySensitive)),
      fact('Type of work', job.typeOfWork.map((code) => workNames[code]).join(', ')),
      fact('Equipment operated', job.equipment.map((code) => equipmentNames[code]).join(', ')),
    ],
    `${job.employerName || named(employmentNames, job.type)} (${periodOf(job)})`,
  );

function verifications(notes: readonly ExportNote[], timeZone: string): readonly ExportBlock[] {
  if (notes.length === 0) return [];
  const rows = notes.map(({ text, updatedAt }) => [day(dateAt(updatedAt, timeZone)), text]);
  return [{ type: 'table', title: 'Verifications', columns: ['Date', 'Note'], rows }];
}
