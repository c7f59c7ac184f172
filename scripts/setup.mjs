/**
 * Entry point of every npm command. Packages may not be installed yet, so this file uses only Node itself and imports
 * everything else on demand.
 */
const OLDEST_NODE = [20, 19];

const SETTINGS =
  'Its settings are variables of the environment, for example PORT=9000 DEMO=0 npm start: docs/runbook.md#environment';

const [command = 'start', ...args] = process.argv.slice(2);

const commands = {
  start: async () => {
    if (args.length > 0) throw fault(`npm start has no options (${args.join(' ')}). ${SETTINGS}`);
    await (await import('./lib/start.mjs')).start();
  },
  test: async () => (await import('./lib/test.mjs')).test(args),
  'test:all': async () => (await import('./lib/test.mjs')).testAll(),
  sweep: async () => (await import('./lib/test.mjs')).sweep(args),
  'record-histories': async () => (await import('./lib/test.mjs')).recordHistories(args),
  check: async () => (await import('./lib/check.mjs')).check(),
  generate: async () => (await import('./lib/check.mjs')).generate(),
  build: async () => (await import('./lib/start.mjs')).build(),
  sbom: async () => (await import('./lib/sbom.mjs')).writeSbom(),
  'pin-images': async () => (await import('./lib/pin-images.mjs')).pinImages(args),
  reset: async () => (await import('./lib/tools.mjs')).reset(),
  seed: async () => (await import('./lib/with-data.mjs')).seedData(args),
  audit: async () => (await import('./lib/with-data.mjs')).verifyAudit(args),
  ledger: async () => (await import('./lib/with-data.mjs')).verifyLedger(args),
  rebuild: async () => (await import('./lib/with-data.mjs')).rebuildReadModels(),
  'ops:create': async () => (await import('./lib/with-data.mjs')).createOps(args),
  'account:move': async () => (await import('./lib/with-data.mjs')).moveAccount(args),
  fmcsa: async () => (await import('./lib/with-data.mjs')).importFmcsa(args),
  'rotate-key': async () => (await import('./lib/with-data.mjs')).rotateKey(),
  legal: async () => (await import('./lib/with-data.mjs')).legalTexts(args),
  bench: async () => (await import('./lib/tools.mjs')).runTool('bench', args),
  chaos: async () => (await import('./lib/tools.mjs')).runTool('chaos', args),
  nightly: async () => (await import('./lib/nightly.mjs')).nightly(args),
  tour: async () => (await import('./lib/tools.mjs')).runTool('tour', args),
};

function isOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

async function main() {
  if (isOldNode())
    throw fault(`Gladhand needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  const run = commands[command];
  if (!run) throw fault(`There is no command "${command}". Available: ${Object.keys(commands).join(', ')}.`);
  await run();
}

const fault = (message) => Object.assign(new Error(message), { name: 'Fault' });

main().catch((error) => {
  console.error(error.name === 'Fault' ? error.message : error);
  process.exit(1);
});
