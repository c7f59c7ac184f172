import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** True when a user who owns nothing on the way can pass every folder down to `path`, and run or enter it. */
export function isReachable(path) {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!existsSync(folder) || (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
