import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '#api/http/openapi';
import { allRoutes } from '#api/routes';
import { writeOrCheck } from './write-or-check';

const file = join(__dirname, '..', 'web', 'src', 'shared', 'http', 'api.generated.d.ts');
const HEAD = '/** Written by scripts/generate-api-types from the declared routes; do not edit. */\n';

async function main(): Promise<void> {
  const document = openApiDocument(allRoutes);
  const source =
    HEAD + astToString(await openapiTS(JSON.stringify(document), { alphabetize: true, defaultNonNullable: false }));
  await writeOrCheck(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
