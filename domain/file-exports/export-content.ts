import type { DossierFile, DriverDossier } from '../driver-dossier/schema';
import { formatPhone } from '../shared/phone-text';
import { dateAt } from '../shared/zoned-time';
import { applicationSection } from './application-section';
import { fact, facts, joined, orNone, placeOf } from './blocks';
import type { ExportContent, ExportSection, ExportSignature } from './content';
import { employmentSection, type ExportNote } from './employment-section';
import { documentNames } from './labels';
import { summarySection } from './summary-section';
import { day, months } from './texts';

/** The rest of an export's content. */
export interface ExportExtras {
  readonly notes: readonly ExportNote[];
  /** Where the driver lives: days of instants are days there, like those of signed documents. */
  readonly timeZone: string;
}

/** The content of an export: the parts of the driver file, in its order (screen 6 of the specification). */
export function exportContent(dossier: DriverDossier, { notes, timeZone }: ExportExtras): ExportContent {
  const driverName = joined([dossier.firstName, dossier.middleName ?? '', dossier.lastName], ' ');
  return {
    driverName,
    title: `${driverName} Qualifications File`,
    subtitle: dossier.automaticDescription,
    sections: [
      driverSection(dossier),
      qualificationsSection(dossier),
      summarySection(dossier),
      applicationSection(dossier),
      employmentSection(dossier, { notes, timeZone }),
      consentSection(dossier, timeZone),
    ],
    documents: dossier.documents.flatMap(({ _id, mediaType, sentAt, ...file }) =>
      _id === null ? [] : [{ fileId: _id, title: documentTitle(file), mediaType, addedOn: dateAt(sentAt, timeZone) }],
    ),
  };
}

const documentTitle = ({ document, title }: Pick<DossierFile, 'document' | 'title'>): string =>
  title === null ? documentNames[document] : `${documentNames[document]}: ${title}`;

const driverSection = ({ city, state, experienceMonths, contact }: DriverDossier): ExportSection => ({
  title: 'Driver',
  blocks: [
    facts([
      fact('Location', placeOf({ city, state })),
      fact('Experience', months(experienceMonths)),
      fact('Phone', formatPhone(contact?.phone ?? '')),
      fact('Email', contact?.email ?? ''),
    ]),
  ],
});

function qualificationsSection({ summary }: DriverDossier): ExportSection {
  const { windowMonths, experienceMonths, events } = summary;
  const period = `last ${String(windowMonths)} months`;
  const rows = [
    fact(`Verifiable CDL experience in the ${period}`, months(experienceMonths)),
    fact('Moving violations or accidents', `${String(events)} / ${period}`),
  ];
  return { title: 'Qualifications Summary', blocks: [facts(rows, `In the Past ${String(windowMonths)} Months`)] };
}

const consentSection = ({ consents, signature }: DriverDossier, timeZone: string): ExportSection => ({
  title: 'Consents',
  blocks: [
    ...(signature === null ? [] : [signatureBlock(signature, timeZone)]),
    {
      type: 'table',
      columns: ['Document', 'Version', 'Signed'],
      rows: orNone(consents.map(({ title, version, signedAt }) => [title, version, day(dateAt(signedAt, timeZone))])),
    },
  ],
});

const signatureBlock = (
  { name, wetSignature, updatedAt }: NonNullable<DriverDossier['signature']>,
  timeZone: string,
): ExportSignature => ({
  type: 'signature',
  title: "Driver's signature",
  name,
  image: wetSignature,
  signedAt: day(dateAt(updatedAt, timeZone)),
});
