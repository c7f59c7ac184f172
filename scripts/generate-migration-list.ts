import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeOrCheck } from './write-or-check';

const folder = join(__dirname, '..', 'db', 'migrations');
const LIST = 'list.generated.ts';

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Imports every migration, because a bundle cannot read the folder. */
function listOf(names: readonly string[]): string {
  const migrations = names.map((name) => ({ name, variable: camelCase(name.replace(/^\d+-/, '')) }));
  return [
    '// Written by scripts/generate-migration-list: every migration, in order.',
    ...migrations.map(({ name, variable }) => `import * as ${variable} from './${name}';`),
    '',
    'export const migrations = [',
    ...migrations.map(({ name, variable }) => `  { name: '${name}', migration: ${variable} },`),
    '] as const;',
    '',
  ].join('\n');
}

const names = readdirSync(folder)
  .filter((file) => file !== LIST)
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();

writeOrCheck(join(folder, LIST), listOf(names)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
