import { fact, facts } from '../file-exports/blocks';
import type { ExportBlock, ExportContent, ExportSection } from '../file-exports/content';
import { day, none } from '../file-exports/texts';
import type { AuditCounts } from './content';
import { SAMPLE_METHOD } from './sample';
import { auditDetailNames, auditKindNames, storeNames } from './status-names';
import type { AuditDetail, AuditKind, AuditStore, SelectionMode } from './terms';

/** The selection of the files of an audit. */
export interface AuditSampling {
  readonly mode: SelectionMode;
  readonly from: string | null;
  readonly to: string | null;
  readonly seed: string;
  /** The number of files from which was chosen. */
  readonly population: number;
}

/** The cover of a packet. */
export interface AuditCover {
  readonly carrier: string;
  readonly dotNumber: string | null;
  readonly agency: string;
  readonly kind: AuditKind;
  readonly receivedOn: string;
  readonly dueOn: string;
  readonly asOf: string;
  readonly detail: AuditDetail;
  readonly stores: readonly AuditStore[];
  readonly sampling: Omit<AuditSampling, 'population'>;
  /** References of the files from which was chosen. */
  readonly population: readonly string[];
  readonly files: readonly AuditCoverFile[];
}

/** A file of the packet, as the cover lists it. */
export interface AuditCoverFile {
  readonly number: number;
  /** Its id in the population. */
  readonly reference: string;
  /** The driver's name; null once the driver's data is erased. */
  readonly driver: string | null;
  readonly hiredOn: string | null;
  readonly endedOn: string | null;
  /** Null if the driver's data was erased before the file was rendered, as is the hash. */
  readonly counts: AuditCounts | null;
  /** The hash of its PDF. */
  readonly sha256: string | null;
}

/** The pages of the cover. */
export const coverContent = (cover: AuditCover): ExportContent => ({
  driverName: '',
  title: `${cover.carrier}: records for ${cover.agency}`,
  subtitle: `As of ${day(cover.asOf)}`,
  sections: [
    { title: 'Request', blocks: [requestFacts(cover)] },
    {
      title: 'Selection of drivers',
      blocks: [{ type: 'text', text: selectionText(cover) }],
    },
    { title: 'Drivers', blocks: [driversTable(cover)] },
    { title: 'Files and their hashes', blocks: [hashesTable(cover)] },
    ...(cover.sampling.mode === 'sample' ? [redrawSection(cover)] : []),
  ],
  documents: [],
});

const selectionText = ({ sampling, population, files }: AuditCover): string =>
  samplingText({
    sampling: { ...sampling, population: population.length },
    files: files.length,
    erased: files.filter(({ driver }) => driver === null).length,
  });

/** Everything that draws the sample again: the method, its numbers, and the files in their order. */
function redrawSection({ sampling: { seed }, population, files }: AuditCover): ExportSection {
  const numbers = new Map(files.map(({ number, reference }) => [reference, packetFileName(number)]));
  return {
    title: 'How to draw the sample again',
    blocks: [
      facts([
        fact('Seed', seed),
        fact('Files in the sample', String(files.length)),
        fact('Files to choose from', String(population.length)),
      ]),
      ...SAMPLE_METHOD.map((text) => ({ type: 'text', text }) as const),
      {
        type: 'table',
        columns: ['Position', 'Reference of the file', 'In this packet'],
        rows: population.toSorted().map((reference, index) => [String(index), reference, numbers.get(reference) ?? '']),
      },
    ],
  };
}

const requestFacts = (cover: AuditCover): ExportBlock =>
  facts([
    fact('Carrier', cover.carrier),
    fact('USDOT number', cover.dotNumber ?? ''),
    fact('Requested by', cover.agency),
    fact('Kind', auditKindNames[cover.kind]),
    fact('Received', day(cover.receivedOn)),
    fact('Due (49 CFR 390.29)', day(cover.dueOn)),
    fact('As of', day(cover.asOf)),
    fact('Contents', auditDetailNames[cover.detail]),
    fact('Records', cover.stores.map((store) => storeNames[store]).join(', ')),
  ]);

/** In the place of a name. */
const ERASED = 'Data erased';
const COUNTS = ['missing', 'expired', 'unknown', 'late'] as const;

const driversTable = ({ files }: AuditCover): ExportBlock => ({
  type: 'table',
  columns: ['No.', 'Driver', 'Hired', 'Last day', 'Missing', 'Expired', 'Unknown', 'Late'],
  rows: files.map(({ number, driver, hiredOn, endedOn, counts }) => [
    String(number),
    driver ?? ERASED,
    day(hiredOn),
    day(endedOn),
    ...COUNTS.map((name) => (counts === null ? '' : String(counts[name]))),
  ]),
});

const hashesTable = ({ files }: AuditCover): ExportBlock => ({
  type: 'table',
  columns: ['File', 'SHA-256'],
  rows: files.map(({ number, sha256 }) => [packetFileName(number), sha256 ?? ERASED]),
});

const NUMBER_WIDTH = 3;

/** The name of a file's PDF in the packet: its number on the cover, without personal data. */
export const packetFileName = (number: number): string => `${String(number).padStart(NUMBER_WIDTH, '0')}.pdf`;

interface SelectedFiles {
  readonly sampling: AuditSampling;
  readonly files: number;
  /** Those of drivers whose data is erased. */
  readonly erased: number;
}

/** The selection in a sentence, and the files that are no longer in the packet in another. */
export const samplingText = ({ erased, ...selected }: SelectedFiles): string =>
  [selectedText(selected), erased === 0 ? '' : ` ${erasedText(erased)}`].join('');

const erasedText = (erased: number): string =>
  erased === 1
    ? '1 file was removed, because the data of its driver was erased.'
    : `${String(erased)} files were removed, because the data of their drivers was erased.`;

function selectedText({ sampling, files }: Omit<SelectedFiles, 'erased'>): string {
  const { mode, from, to, seed, population } = sampling;
  const period = `employed between ${day(from)} and ${to === null ? none : day(to)}`;
  const count = files === 1 ? '1 file' : `${String(files)} files`;
  switch (mode) {
    case 'chosen':
      return `${count}, chosen one by one.`;
    case 'period':
      return `All files of drivers ${period}: ${count}.`;
    case 'sample':
      return `Random sample of ${String(files)} from ${String(population)} files of drivers ${period}. Seed of the sample: ${seed}.`;
  }
}
