import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ROOT } from '../folders.mjs';
import { wordData } from './data.mjs';

const under = (file, folder) => file === folder || file.startsWith(`${folder}/`);
const slashed = (path) => path.split(sep).join('/');

/** Files in the given paths, without those listed in `unread-files.json`; `root` is the repository. */
export function filesOf(paths, root = ROOT) {
  const named = paths.map((path) => resolve(root === ROOT && existsSync(path) ? '.' : root, path));
  const missing = named.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`Not found: ${missing.join(', ')}`);
  const { files: unread } = wordData('unread-files.json');
  const inside = named.map((path) => slashed(relative(root, path)));
  return listed(inside, root).filter((file) => !unread.some(({ path }) => under(file, path)));
}

function listed(paths, root) {
  if (paths.length === 0) return [];
  if (root !== ROOT) return paths.flatMap((path) => filesIn(root, path));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths.map((path) => path || '.')];
  const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  return [...new Set(text.split('\n').filter(Boolean))].filter((file) => existsSync(join(root, file)));
}

function filesIn(root, path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(root, join(entry.parentPath, entry.name))));
}
