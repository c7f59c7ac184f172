import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLegalFile } from '#domain/legal/legal-file';
import type { Db } from './handle';
import { hashOfShown, storeLegalText } from './stores/legal-text-store';

/** The texts that come with the product; in a build they lie beside the bundle of the migrations. */
const folder = join(__dirname, 'legal', 'en');
const digits = 8;
/** Approved texts go first whatever their date, and of two templates the one that was loaded last. */
const ALWAYS = '2026-01-01';

/** Keeps the product's own templates; one whose words have changed becomes a new version. */
export async function storeLegalTemplates(db: Db): Promise<void> {
  for (const file of readdirSync(folder).sort()) {
    const { kind, language, title, body } = parseLegalFile(readFileSync(join(folder, file), 'utf8'));
    const version = `template-${hashOfShown({ title, body }).slice(0, digits)}`;
    await storeLegalText(db, { kind, language, version, title, body, status: 'template', effectiveFrom: ALWAYS });
  }
}
