import type { ExportContent, ExportDocument, ExportSignature } from '#domain/file-exports/content';

interface ContentOptions {
  readonly driverName?: string;
  /** Entries of the work history; about three of them fill a page. */
  readonly employers?: number;
  readonly documents?: readonly ExportDocument[];
  readonly signature?: ExportSignature;
}

/** The content of an export. */
export function anExportContent({
  driverName = 'Maria Gomez',
  employers = 3,
  documents = [],
  signature,
}: ContentOptions = {}): ExportContent {
  const jobs = Array.from({ length: employers }, (_, index) => ({
    type: 'facts' as const,
    title: `Lone Star Freight ${String(index + 1)} (03/2019 - 11/2025)`,
    rows: ['Position held', 'Address', 'Company phone', 'Reason for leaving', 'Type of work', 'Equipment operated'].map(
      (label) => ({ label, value: `A value of some length for employer ${String(index + 1)}` }),
    ),
  }));
  return {
    driverName,
    title: `${driverName} Qualifications File`,
    subtitle: 'Class A driver from Dallas, TX, with 6 years of driving experience.',
    sections: [
      { title: 'Driver', blocks: [{ type: 'facts', rows: [{ label: 'Name', value: driverName }] }] },
      { title: 'Employment history', blocks: jobs },
      {
        title: 'Consents',
        blocks: [
          ...(signature === undefined ? [] : [signature]),
          { type: 'table', columns: ['Document', 'Signed'], rows: [['Certification <b>', '11/20/2026']] },
        ],
      },
    ],
    documents,
  };
}
