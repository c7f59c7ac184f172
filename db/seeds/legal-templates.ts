import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLegalFile } from '#domain/legal/legal-file';
import type { Db } from '../core/handle';
import { hashOfShown, storeLegalText } from '../legal/legal-text-store';

/** The legal texts that ship with the product. In a build, they are next to the migrations bundle. */
const folder = join(__dirname, 'legal', 'en');
const DIGITS = 8;
/** Approved texts take precedence whatever their date; of two templates, the one loaded last does. */
const ALWAYS = '2026-01-01';

/** Stores the templates that ship with the product. A template with changed wording becomes a new version. */
export async function storeLegalTemplates(db: Db): Promise<void> {
  for (const file of readdirSync(folder).sort()) {
    const { kind, language, title, body } = parseLegalFile(readFileSync(join(folder, file), 'utf8'));
    const version = `template-${hashOfShown({ title, body }).slice(0, DIGITS)}`;
    await storeLegalText(db, { kind, language, version, title, body, status: 'template', effectiveFrom: ALWAYS });
  }
}
