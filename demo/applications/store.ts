import { setFreeCopy, storeCompliance } from '#db/compliance/compliance-store';
import { storeConsents } from '#db/compliance/consent-store';
import { type FileDeps, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { type LegalText, listLegalTexts } from '#db/legal/legal-text-store';
import { copyRows } from '../copy';
import type { SeedApplication } from './application';
import type { SeedCompliance } from './compliance';
import type { SeedFile } from './files';
import { drawSpecimen } from './specimens';

/** Renders files; encrypts them, compliance answers and signatures with the driver's key. */
export async function storeSealed(deps: FileDeps, application: SeedApplication): Promise<void> {
  const { driverId, files, compliance } = application;
  const texts = await textsInForce(deps);
  await copyRows(deps.db, 'legal_readings', readingRows(application, texts));
  if (compliance !== null) await storeComplianceData(deps, { driverId, compliance, texts });
  for (const file of files) await storeFile(deps, { driverId, file });
}

type Texts = ReadonlyMap<string, LegalText>;

async function textsInForce({ db }: FileDeps): Promise<Texts> {
  const texts = await listLegalTexts(db, { on: new Date().toISOString().slice(0, 10) });
  return new Map(texts.map((text) => [text.kind, text]));
}

function textOf(texts: Texts, kind: string): LegalText {
  const text = texts.get(kind);
  if (text === undefined) throw new Error(`No legal text "${kind}" is in force`);
  return text;
}

const readingRows = ({ driverId, compliance }: SeedApplication, texts: Texts) =>
  (compliance?.readings ?? []).map(({ kind, openedAt, endReachedAt }) => ({
    driver_id: driverId,
    text_id: textOf(texts, kind).id,
    opened_at: openedAt,
    end_reached_at: endReachedAt,
  }));

interface ComplianceToStore {
  readonly driverId: string;
  readonly compliance: SeedCompliance;
  readonly texts: Texts;
}

async function storeComplianceData(deps: FileDeps, { driverId, compliance, texts }: ComplianceToStore): Promise<void> {
  const { answers, ssn, answersAt, wantsFreeCopy, fullName, signature, ip } = compliance;
  await storeCompliance(deps, driverId, { answers, ssn, at: new Date(answersAt) });
  if (wantsFreeCopy) await setFreeCopy(deps.db, driverId, true);
  const signing = { fullName, signature, ip, wantsFreeCopy };
  const consents = compliance.consents.map((consent) => {
    const { id: textId, version, language, sha256 } = textOf(texts, consent.kind);
    return { ...consent, driverId, textId, version, language, sha256, signing };
  });
  if (consents.length > 0) await storeConsents(deps, driverId, consents);
}

interface FileToStore {
  readonly driverId: string;
  readonly file: SeedFile;
  /** The uploader; the driver by default. */
  readonly uploadedBy?: string;
}

/** Renders a file and stores it encrypted with its driver's key. */
export async function storeFile(deps: FileDeps, { driverId, file, uploadedBy = driverId }: FileToStore): Promise<void> {
  const { id, specimen, statedExpiresOn, isScanned } = file;
  const createdAt = new Date(file.sentAt);
  const drawn = await drawSpecimen(specimen, createdAt);
  const sent = { id, driverId, purpose: specimen.purpose, uploadedBy, statedExpiresOn, createdAt };
  await storeDriverFile(deps, { ...sent, ...drawn });
  if (isScanned) await recordScanResult(deps, { id, driverId }, true);
}
