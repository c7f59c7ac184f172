import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether every folder down to `path`, and `path` itself, is executable by other users. */
export function isReachable(path) {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!existsSync(folder) || (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
