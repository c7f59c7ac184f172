import { fact, facts, orNone } from '../file-exports/blocks';
import type { ExportBlock, ExportContent, ExportSection } from '../file-exports/content';
import { day, none } from '../file-exports/texts';
import type { Status } from '../requirements/model/answer';
import type { AuditEvidence, AuditFileContent, AuditLine } from './content';
import { auditCounts } from './content';
import { compareSections, sectionOf } from './sections';
import { statusNames, storeNames } from './status-names';

const open: readonly Status[] = ['missing', 'expired', 'unknown'];

/** The pages of one file of a packet: what is open, then each section of the law. Documents follow on pages of their own. */
export function packetFileContent(content: AuditFileContent, number: number): ExportContent {
  const { driver, carrier, on, lines, documents } = content;
  const applicable = lines.filter(({ status }) => status !== 'notApplicable');
  return {
    driverName: driver,
    title: `${String(number)}. ${driver}`,
    subtitle: `Records of ${carrier} as of ${day(on)}`,
    sections: [
      summarySection(content),
      factsSection(content),
      ...sectionsOf(applicable, documents),
      notApplicableSection(lines.filter(({ status }) => status === 'notApplicable')),
    ],
    documents: documents.map(({ fileId, title, mediaType, addedOn }, index) => ({
      fileId,
      name: documentName(index),
      title: `${documentName(index)}: ${title}`,
      mediaType,
      addedOn,
    })),
  };
}

/** The lines of each section, in their order. */
export function bySection<Line extends { readonly citation: string }>(
  lines: readonly Line[],
): { readonly citation: string; readonly title: string; readonly lines: readonly Line[] }[] {
  const citations = new Set(lines.map(({ citation }) => sectionOf(citation).citation));
  return [...citations].toSorted(compareSections).map((citation) => ({
    citation,
    title: sectionOf(citation).title,
    lines: lines.filter((line) => sectionOf(line.citation).citation === citation),
  }));
}

function summarySection(content: AuditFileContent): ExportSection {
  const { employment, on, stores, lines } = content;
  const counts = auditCounts(content);
  return {
    title: 'Summary',
    blocks: [
      facts([
        ...content.identity.map(({ label, value }) => fact(label, value)),
        fact('Application', day(employment.appliedOn)),
        fact('Hired', day(employment.hiredOn)),
        fact('First drive', day(employment.startedOn)),
        fact('Last day', day(employment.endedOn)),
        fact('As of', day(on)),
        fact('Records', stores.map((store) => storeNames[store]).join(', ')),
        fact('Missing', String(counts.missing)),
        fact('Expired', String(counts.expired)),
        fact('Unknown', String(counts.unknown)),
        fact('Done late', String(counts.late)),
      ]),
      {
        type: 'table',
        title: 'Missing, expired or unknown',
        columns: ['Requirement', 'Citation', 'Status'],
        rows: orNone(
          lines
            .filter(({ status }) => open.includes(status))
            .map((line) => [nameOf(line), line.citation, `${statusNames[line.status]}. ${line.statement}`]),
        ),
      },
    ],
  };
}

/** The number under which a document is shown, in the lines that name it and above its pages. */
const documentName = (index: number): string => `Document ${String(index + 1)}`;

/** The facts of the answers, so that each "not applicable" can be checked. */
const factsSection = ({ facts: stated }: AuditFileContent): ExportSection => ({
  title: 'Facts of the job and the driver',
  blocks: [
    {
      type: 'table',
      columns: ['Fact', 'Value', 'Source'],
      rows: orNone(stated.map(({ label, value, source }) => [label, value === '' ? none : value, source])),
    },
  ],
});

const sectionsOf = (lines: readonly AuditLine[], documents: AuditFileContent['documents']): ExportSection[] =>
  bySection(lines).map(({ citation, title, lines: own }) => ({
    title: title === '' ? citation : `${citation} ${title}`,
    blocks: own.flatMap((line) => lineBlocks(line, documents)),
  }));

const lineBlocks = (line: AuditLine, documents: AuditFileContent['documents']): ExportBlock[] => [
  {
    type: 'table',
    title: nameOf(line),
    columns: ['Status', 'Citation', 'Evidence'],
    rows: [
      [
        `${statusNames[line.status]}. ${line.statement}`,
        line.citation,
        line.evidence.length === 0 ? 'None' : line.evidence.map((one) => evidenceText(one, documents)).join('\n'),
      ],
    ],
  },
];

function evidenceText(
  { title, details, counts, couldCount, documentIds }: AuditEvidence,
  documents: AuditFileContent['documents'],
): string {
  const shown = documentIds.flatMap((id) => {
    const index = documents.findIndex(({ fileId }) => fileId === id);
    return index < 0 ? [] : [documentName(index)];
  });
  const where = shown.length === 0 ? 'no document in this packet' : shown.join(', ');
  return `${title} (${[details, ...(counts || !couldCount ? [] : ['not the proof of this line']), where].join('; ')})`;
}

const nameOf = ({ title, subject }: AuditLine): string => (subject === '' ? title : `${title}: ${subject}`);

const notApplicableSection = (lines: readonly AuditLine[]): ExportSection => ({
  title: 'Not applicable',
  blocks: [
    {
      type: 'table',
      columns: ['Requirement', 'Citation', 'Reason'],
      rows: orNone(lines.map((line) => [nameOf(line), line.citation, line.statement])),
    },
  ],
});
