import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, freemem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sideBySide } from './ending.mjs';
import { Fault } from './fault.mjs';
import { ensureFolder, LOGS, readJson, ROOT, writeJson } from './folders.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const SERVER_ENTRIES = [
  'api/server.ts',
  'platform/drawing-thread.ts',
  'worker/main.ts',
  'worker/browser.ts',
  'worker/no-promise-stacks.ts',
  'db/core/migrate.ts',
  'platform/failure-converter.ts',
  'platform/password-thread.ts',
  'platform/pdf-thread.ts',
  'platform/page-thread.ts',
];
const SERVER_LAYERS = ['api', 'worker', 'activities', 'workflows', 'db', 'platform', 'domain'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs'];

const WORKFLOWS = 'the workflows';

const builds = [
  { title: 'the console', inputs: ['web', 'domain', ...SETTINGS], outputs: ['web'], build: buildWeb },
  {
    title: 'API and worker',
    inputs: [...SERVER_LAYERS, ...SETTINGS],
    outputs: ['api', 'worker', 'db', 'platform', 'openapi.json'],
    build: buildServer,
  },
  {
    title: WORKFLOWS,
    inputs: ['workflows', 'domain', 'platform', ...SETTINGS],
    outputs: ['workflows.js'],
    build: buildWorkflows,
  },
];

/** Builds whatever changed into `target`. Outputs are replaced only after a successful build. */
export const buildProduct = (target) => buildParts(target, builds);

/** Builds only the workflow bundle of a product; returns its path. */
export async function buildBundle(target) {
  await buildParts(
    target,
    builds.filter(({ title }) => title === WORKFLOWS),
  );
  return join(target, 'workflows.js');
}

async function buildParts(target, parts) {
  ensureFolder(target);
  const stampFile = join(target, '.stamps.json');
  const stamps = readJson(stampFile) ?? {};
  const hashed = new Map();
  const stale = parts
    .map((part) => ({ ...part, stamp: hashOf(part.inputs, hashed) }))
    .filter(({ title, stamp, outputs }) => stamps[title] !== stamp || outputs.some((name) => isMissing(target, name)));
  const branches = stale.map(({ title, stamp, outputs, build }) => async () => {
    await step(`Building ${title}`, () => replace(target, outputs, build));
    stamps[title] = stamp;
    writeJson(stampFile, stamps);
  });
  if (hasRoomForAll()) await sideBySide(...branches);
  else for (const branch of branches) await branch();
  return target;
}

const isMissing = (target, name) => !existsSync(join(target, name));

/** Whether the builds may run at the same time, for which each needs up to 1 GB. */
const hasRoomForAll = () => availableParallelism() > 1 && freemem() > 3 * 2 ** 30;

async function replace(target, outputs, build) {
  const fresh = mkdtempSync(join(target, '.new-'));
  try {
    await build(fresh);
    for (const name of outputs) {
      rmSync(join(target, name), { recursive: true, force: true });
      renameSync(join(fresh, name), join(target, name));
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function buildWeb(folder) {
  const vite = join(dirname(createRequire(join(ROOT, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', 'web', '--outDir', join(folder, 'web'), '--emptyOutDir'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    log: join(LOGS, 'build-web.log'),
  });
}

async function buildServer(folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: SERVER_ENTRIES,
    outbase: ROOT,
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
  }).catch(({ message }) => {
    throw new Fault(`Building API and worker failed: ${message}`);
  });
  // Migrations load these files from the folder of the built file.
  cpSync(join(ROOT, 'db', 'seeds', 'legal'), join(folder, 'db', 'core', 'legal'), { recursive: true });
  // The API serves it.
  cpSync(join(ROOT, 'api', 'openapi.json'), join(folder, 'openapi.json'));
}

async function buildWorkflows(folder) {
  const script = fileURLToPath(new URL('bundle-workflows.mjs', import.meta.url));
  await run(process.execPath, [script, join(folder, 'workflows.js')], {
    cwd: ROOT,
    log: join(LOGS, 'build-workflows.log'),
  });
}

/** Migrates the database to the schema of the build. */
export async function migrateDatabase(target, ownerUrl, applicationUrl) {
  const { migrate } = createRequire(import.meta.url)(join(target, 'db', 'core', 'migrate.js'));
  return migrate(ownerUrl, applicationUrl);
}

/** Hash of the inputs; `hashed` keeps those of folders that are inputs of several builds. */
function hashOf(inputs, hashed) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    if (!hashed.has(input)) hashed.set(input, hashOfFiles(filesBelow(join(ROOT, input))));
    hash.update(hashed.get(input));
  }
  return hash.digest('hex');
}

function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest();
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => (name === 'node_modules' ? [] : filesBelow(join(path, name))));
}
