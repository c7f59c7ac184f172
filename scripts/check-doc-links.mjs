/**
 * Fails when a file refers to a page or anchor that does not exist, or cites a page outside the repository:
 * `node scripts/check-doc-links.mjs [folder]`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { anchorsOf } from './lib/doc-links/anchors.mjs';
import { filesToRead } from './lib/doc-links/files.mjs';
import { missingPagesCitedIn, pagesNamedIn } from './lib/doc-links/references.mjs';
import { ROOT } from './lib/folders.mjs';

const root = resolve(process.argv[2] ?? ROOT);
const anchors = new Map();

function isAnchor(path, anchor) {
  if (!anchors.has(path)) anchors.set(path, anchorsOf(readFileSync(join(root, path), 'utf8')));
  return anchors.get(path).has(anchor);
}

function problemOf({ path, anchor }) {
  if (!existsSync(join(root, path))) return `${path} does not exist`;
  if (anchor === undefined || isAnchor(path, anchor)) return undefined;
  return `${path} has no heading #${anchor}`;
}

const files = filesToRead(root);
let named = 0;
const problems = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const at = (offset) => `${file}:${text.slice(0, offset).split('\n').length}`;
  const pages = pagesNamedIn(file, text);
  named += pages.length;
  return [
    ...pages.flatMap((page) => {
      const problem = problemOf(page);
      return problem === undefined ? [] : [`${at(page.offset)}: ${problem}`];
    }),
    ...missingPagesCitedIn(text).map(
      ({ cited, offset }) =>
        `${at(offset)}: "${cited}" is not in the repository; link to a page in docs/, or state the reason`,
    ),
  ];
});

for (const problem of new Set(problems)) console.log(problem);
console.log(`${named} references to pages in ${files.length} files; ${new Set(problems).size} problems`);
if (problems.length > 0) process.exitCode = 1;
