/** The content of an export in the order of its pages; texts are ready for people. */
export interface ExportContent {
  readonly driverName: string;
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly ExportSection[];
  readonly documents: readonly ExportDocument[];
}

/** A part with a heading, listed in the table of contents. */
export interface ExportSection {
  readonly title: string;
  readonly blocks: readonly ExportBlock[];
}

/** A piece of a section. */
export type ExportBlock =
  | { readonly type: 'facts'; readonly title?: string; readonly rows: readonly ExportFact[] }
  | {
      readonly type: 'table';
      readonly title?: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly type: 'text'; readonly title?: string; readonly text: string }
  | ExportSignature;

/** A signature: as it was drawn, or as it was typed. */
export interface ExportSignature {
  readonly type: 'signature';
  readonly title: string;
  readonly name: string;
  /** The drawn lines as a data URL; null for a typed signature. */
  readonly image: string | null;
  readonly signedAt: string;
}

/** A label with its value. */
export interface ExportFact {
  readonly label: string;
  readonly value: string;
}

/** A stored document of the file. Pictures are shown on a page each; other documents are listed with their hash. */
export interface ExportDocument {
  readonly fileId: string;
  readonly title: string;
  readonly mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly addedOn: string;
  /** The name by which tables refer to it; there, its page follows. */
  readonly name?: string;
}

/** The reader and the time of an export, repeated on every page. */
export interface ExportStamp {
  readonly reader: string;
  readonly carrier: string;
  readonly at: string;
}
