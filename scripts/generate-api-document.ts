import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describedDocument } from '#api/docs/describe';
import { allRoutes } from '#api/routes';
import { writeOrCheck } from './write-or-check';

const file = join(__dirname, '..', 'api', 'openapi.json');

/** Writes the OpenAPI document of the declared routes, from which the types of the web client are generated. */
async function main(): Promise<void> {
  const document = JSON.stringify(describedDocument(allRoutes));
  await writeOrCheck(file, await format(document, { ...(await resolveConfig(file)), parser: 'json' }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
