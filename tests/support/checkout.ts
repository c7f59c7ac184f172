import { execFileSync } from 'node:child_process';
import { testEnvironment } from './environment';
import { lib } from './launcher-library';

export interface Checkout {
  readonly folder: string;
  readonly remove: () => void;
}

/** A copy of this checkout, built and installed, in a folder that only its owner may enter. */
export function privateCheckout(): Checkout {
  const build = JSON.stringify(testEnvironment('TEST_BUILD'));
  const folder = inLibrary(`process.stdout.write(library.privateCheckout({ build: ${build} }))`);
  return { folder, remove: () => void inLibrary(`library.removeCheckout(${JSON.stringify(folder)})`) };
}

function inLibrary(line: string): string {
  const source = `import * as library from ${lib('private-checkout.mjs')}; ${line}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
}
