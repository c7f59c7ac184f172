/**
 * Runs dependency-cruiser over the sources, and checks the concepts of `domain/` for cycles. dependency-cruiser also
 * succeeds when it finds no modules, for example because it does not support the installed TypeScript, so a minimum
 * number of modules is required.
 */
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { conceptCycles } from './lib/concept-cycles.mjs';

const LAYERS = [
  'domain',
  'workflows',
  'activities',
  'api',
  'db',
  'platform',
  'worker',
  'web/src',
  'tests',
  'scripts',
  'demo',
  'lab',
  'admin',
];
const MIN_MODULES = 600;

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { output } = await cruise(LAYERS, { ...options, ruleSet: { forbidden }, validate: true }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
if (typeof output === 'string') throw new Error(output);
const { violations, totalCruised } = output.summary;
const cycles = conceptCycles(output.modules);
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`);
for (const { from, to } of cycles.flat()) console.log(`no-concept-cycles: ${from} → ${to}`);
if (totalCruised < MIN_MODULES)
  console.log(`Only ${totalCruised} modules were found, expected ${MIN_MODULES} or more.`);
if (violations.length > 0 || cycles.length > 0 || totalCruised < MIN_MODULES) process.exitCode = 1;
