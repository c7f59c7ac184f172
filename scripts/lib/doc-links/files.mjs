import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../folders.mjs';

const READ = /\.(?:[cm]?[jt]sx?|json|md|sql|css|html|sh|ya?ml)$/;

/** Files and folders that mention pages without linking to them. */
const UNREAD = [
  'package-lock.json',
  // Texts of laws and agencies.
  'db/seeds/legal',
  'tests/histories',
  // The list of terms, and tests that plant violations.
  'scripts/words',
  'tests/scripts/words',
  'tests/scripts/docs',
];

/** All text files below the folder that may link to a page, without files that git ignores. */
export function filesToRead(root) {
  const files = root === ROOT ? tracked() : below(root);
  const isUnread = (file) => UNREAD.some((path) => file === path || file.startsWith(`${path}/`));
  return files.filter((file) => READ.test(file) && !isUnread(file) && existsSync(join(root, file)));
}

function tracked() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
    .split('\0')
    .filter(Boolean);
}

function below(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
