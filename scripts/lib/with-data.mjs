import { dataFolder, readJson, RUN_RECORD } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { isAlive } from './process-identity.mjs';
import { pauseUnlessEnding } from './processes.mjs';
import { step } from './progress.mjs';
import { typeScript } from './script.mjs';
import { markSeeded } from './seed.mjs';
import { start } from './start.mjs';
import { runningEnvironment } from './tools.mjs';

const alone = { add: (part) => part, remove: () => undefined };

/** `npm run seed`: seeds the running `npm start`, or starts one for it. Waits until the demo's own data is there. */
export async function seedData(args) {
  if (isSeeding()) await step('Waiting for the demo data', untilSeeded);
  return withProduct({ name: 'Seed', file: 'demo/main.ts', args }, () => markSeeded(dataFolder()));
}

/** `npm run ops:create`: creates an operations account. */
export function createOps(args) {
  return withProduct({ name: 'Account', file: 'admin/create-ops-admin.ts', args });
}

/** `npm run account:move`: changes the email address of an account whose owner lost access to email and phone. */
export function moveAccount(args) {
  return withProduct({ name: 'Account', file: 'admin/move-account.ts', args });
}

/** `npm run fmcsa -- import FILE`: imports the public FMCSA census. */
export function importFmcsa(args) {
  return withProduct({ name: 'Census', file: 'admin/fmcsa/main.ts', args });
}

/** `npm run legal -- import DIR|FILE`: imports approved legal texts; `list` shows those in force. */
export function legalTexts(args) {
  return withProduct({ name: 'Legal texts', file: 'admin/legal/main.ts', args });
}

/** `npm run rotate-key`: re-encrypts all data keys with the current GLADHAND_KEY. */
export function rotateKey() {
  return withProduct({ name: 'Key rotation', file: 'admin/rotate-key.ts', args: [] });
}

/** `npm run audit -- verify`: verifies the chains and seals of the access log. */
export function verifyAudit(args) {
  return withProduct({ name: 'Audit', file: 'admin/audit/main.ts', args });
}

/** `npm run ledger -- verify`: verifies that the books balance and agree with what was bought. */
export function verifyLedger(args) {
  return withProduct({ name: 'Ledger', file: 'admin/ledger/main.ts', args });
}

/** `npm run rebuild`: rebuilds the read models from the stored events. */
export function rebuildReadModels() {
  return withProduct({ name: 'Rebuild', file: 'admin/rebuild.ts', args: [] });
}

async function withProduct({ name, file, args }, done = () => {}) {
  const begin = async (env, parts) => {
    const code = await foreground(name, [...typeScript(file), ...args], { env: withBase(env), parts });
    if (code === 0) done();
    return code;
  };
  const env = runningEnvironment();
  if (env) process.exit(await begin(env, alone));
  await start({ instead: begin });
}

/** Whether the `npm start` that runs from this folder still seeds the demo. Both would create the same people. */
function isSeeding() {
  const { launcher, isSeeding: seeds } = readJson(RUN_RECORD) ?? {};
  return seeds === true && isAlive(launcher);
}

async function untilSeeded() {
  while (isSeeding()) await pauseUnlessEnding(500);
}

const withBase = (env) => ({ ...env, BASE_URL: `http://127.0.0.1:${env.PORT}` });
