import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, writeAtomically } from './folders.mjs';
import { step } from './progress.mjs';

const DOCUMENT = join(ROOT, 'api', 'openapi.json');
const TYPES = join(ROOT, 'web', 'src', 'shared', 'http', 'api.generated.d.ts');
/** The types are generated again when one of these files changes. */
const INPUTS = [DOCUMENT, join(ROOT, 'scripts', 'lib', 'client-types.mjs'), join(ROOT, 'package-lock.json')];

/** Generates the types of the web client from `api/openapi.json`, unless they are up to date. They are not in git. */
export async function ensureClientTypes() {
  const head = `/** Written from api/openapi.json; do not edit. ${hashOf(INPUTS)} */\n`;
  if (existsSync(TYPES) && readFileSync(TYPES, 'utf8').startsWith(head)) return;
  await step("Generating the API client's types", async () => {
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const nodes = await openapiTS(readFileSync(DOCUMENT, 'utf8'), { alphabetize: true, defaultNonNullable: false });
    writeAtomically(TYPES, head + astToString(nodes));
  });
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
