import sharp from 'sharp';
import { settleDriverFile, storeDriverFile, type FileDeps } from '#db/stores/driver-file-store';
import type { FilePurpose, MediaType } from '#domain/driver-files/purposes';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { requiredDocuments } from '#domain/driver-pipeline/tasks';
import { derivedId } from '#platform/ids';
import { createPdf } from '#platform/pdf';
import type { SeedDriver } from './drivers';

/** So many of a world's first drivers have files, where they wait for their review: each is painted and sealed. */
const MOST_WITH_PAPERS = 120;

const paperId = (driverId: string, purpose: FilePurpose): string => derivedId('seed', driverId, 'file', purpose);

/** The state with the files that wait for their review. */
export function withPapers(state: DriverPipelineState, index: number): DriverPipelineState {
  const { driverId, documents, tasks, sent } = state;
  if (index >= MOST_WITH_PAPERS || documents.driverLicense.status !== 'pending') return state;
  const papers = requiredDocuments.map((kind) => [kind, { ...documents[kind], fileId: paperId(driverId, kind) }]);
  return {
    ...state,
    documents: { ...documents, ...(Object.fromEntries(papers) as Partial<typeof documents>) },
    ...(tasks.photo === 'pending' && { sent: { ...sent, photo: paperId(driverId, 'photo') } }),
  };
}

/** Paints and keeps the files that the states name; how many there are. */
export async function keepPapers(deps: FileDeps, drivers: readonly SeedDriver[], now: number): Promise<number> {
  const portrait = await paint(portraitDrawing);
  const back = await paint(cardBackDrawing);
  let kept = 0;
  for (const driver of drivers) {
    const { state } = driver;
    if (state.documents.driverLicense.fileId === null) continue;
    const at = new Date(now);
    const pictures = { mediaType: 'image/png' as const };
    await keep(deps, driver, { purpose: 'driverLicense', ...(await printed(driver, 'Commercial driver license', at)) });
    await keep(deps, driver, { purpose: 'backDriverLicense', content: back, ...pictures });
    await keep(deps, driver, {
      purpose: 'dotMedicalCard',
      ...(await printed(driver, 'Medical examiner certificate', at)),
    });
    if (state.sent?.photo !== undefined) await keep(deps, driver, { purpose: 'photo', content: portrait, ...pictures });
    kept += 1;
  }
  return kept;
}

interface Paper {
  readonly purpose: FilePurpose;
  readonly mediaType: MediaType;
  readonly content: Buffer;
}

async function keep(deps: FileDeps, { id: driverId, state }: SeedDriver, paper: Paper): Promise<void> {
  const file = { ...paper, id: paperId(driverId, paper.purpose), driverId, uploadedBy: driverId };
  const expiry = paper.purpose === 'driverLicense' || paper.purpose === 'dotMedicalCard' ? paper.purpose : undefined;
  const statedExpiresOn = expiry === undefined ? null : (state.expiries[expiry]?.on ?? null);
  await storeDriverFile(deps, { ...file, statedExpiresOn, createdAt: new Date(state.enteredAt) });
  await settleDriverFile(deps, file, true);
}

/** A made-up document; says so itself, since nobody may take it for a real one. */
async function printed({ id, user, row, state }: SeedDriver, title: string, createdAt: Date) {
  const pdf = createPdf({ title, language: 'en', createdAt });
  const ends = title.startsWith('Medical') ? state.expiries.dotMedicalCard : state.expiries.driverLicense;
  pdf.text(title, { look: 'bold', size: 18, after: 12 });
  pdf.text('SAMPLE, NOT A REAL DOCUMENT', { isQuiet: true, after: 18 });
  for (const line of [
    `Name: ${user.first_name} ${user.last_name}`,
    `Born: ${String(row['birth_date'])}`,
    `Lives in: ${String(row['city'])}, ${String(row['state'])}`,
    `Number: ${id.slice(-8).toUpperCase()}`,
    `Expires: ${ends?.on ?? ''}`,
  ]) {
    pdf.text(line, { size: 13, after: 8 });
  }
  return { mediaType: 'application/pdf' as const, content: await pdf.end('Sample') };
}

const paint = (drawing: string): Promise<Buffer> => sharp(Buffer.from(drawing)).png().toBuffer();

const portraitDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750">
  <rect width="600" height="750" fill="#c9d6e2"/><circle cx="300" cy="290" r="140" fill="#8a6a55"/>
  <path d="M60 750c0-180 110-280 240-280s240 100 240 280z" fill="#2f4a66"/></svg>`;

const cardBackDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630">
  <rect width="1000" height="630" rx="36" fill="#e7ecf1"/><rect y="70" width="1000" height="110" fill="#222b36"/>
  <rect x="60" y="240" width="560" height="70" fill="#ffffff"/><rect x="60" y="360" width="320" height="28" fill="#aab6c2"/>
  <rect x="60" y="410" width="420" height="28" fill="#aab6c2"/><rect x="700" y="240" width="240" height="240" fill="#3a4653"/></svg>`;
