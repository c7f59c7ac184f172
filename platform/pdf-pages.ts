/** The pages of a PDF that Chromium printed. */
export interface PdfPages {
  readonly pageCount: number;
  /** The page of each element that a link of the document leads to, from 1, by its id. */
  readonly pageOf: ReadonlyMap<string, number>;
}

/**
 * Reads the page tree and the named destinations of a PDF by Chromium, which writes every object in plain text, one after
 * the other. Not for other PDFs.
 */
export function readPdfPages(pdf: Buffer): PdfPages {
  const text = pdf.toString('latin1');
  const kidsOf = new Map<string, readonly string[]>();
  let root: string | undefined;
  for (const [, id = '', body = ''] of text.matchAll(/\n(\d+) 0 obj\n<<\/Type \/Pages\b([^<>]*)>>/g)) {
    kidsOf.set(id, referencesIn(/\/Kids \[([^[\]]*)\]/.exec(body)?.[1] ?? ''));
    if (!body.includes('/Parent')) root = id;
  }
  const leaves = (id: string): readonly string[] => kidsOf.get(id)?.flatMap(leaves) ?? [id];
  const pages = root === undefined ? [] : leaves(root);
  const numbers = new Map(pages.map((id, index) => [id, index + 1]));
  const pageOf = new Map<string, number>();
  for (const [, name = '', page = ''] of text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ /g)) {
    const number = numbers.get(page);
    if (number !== undefined) pageOf.set(name, number);
  }
  return { pageCount: pages.length, pageOf };
}

/** A list of references is "5 0 R 6 0 R". */
const referencesIn = (list: string): readonly string[] =>
  list
    .split(' 0 R')
    .slice(0, -1)
    .map((id) => id.trim());
