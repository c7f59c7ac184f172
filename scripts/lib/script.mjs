import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './folders.mjs';
import { run } from './run.mjs';

/** Node arguments that run a TypeScript file of this checkout. */
export function typeScript(file) {
  const tsx = createRequire(join(ROOT, 'package.json')).resolve('tsx/package.json');
  return ['--import', pathToFileURL(join(dirname(tsx), 'dist', 'loader.mjs')).href, join(ROOT, file)];
}

/** Runs a TypeScript script. */
export function runScript(file, args, { env, log }) {
  return run(process.execPath, [...typeScript(file), ...args], { cwd: ROOT, env, log });
}
