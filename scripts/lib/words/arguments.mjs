import { resolve } from 'node:path';
import { ROOT } from '../folders.mjs';
import { filesOf } from './files.mjs';

/** `[--summary] [--root <folder>] [paths]`; without paths, every file of the repository. */
export function checkArguments(args = process.argv.slice(2)) {
  const at = args.indexOf('--root');
  const root = at < 0 ? ROOT : resolve(args[at + 1] ?? '.');
  const paths = args.filter((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1));
  const files = filesOf(paths.length > 0 ? paths : ['.'], root);
  // Otherwise a search that finds nothing would pass.
  if (paths.length === 0 && files.length === 0) throw new Error('There are no files to check.');
  return { root, files, isShort: args.includes('--summary') };
}
