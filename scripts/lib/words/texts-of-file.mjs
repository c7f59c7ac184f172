import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { wordsOf } from './names.mjs';
import { textsOfCode } from './texts-of-code.mjs';
import { hasComments, textsOfLines } from './texts-of-lines.mjs';
import { textsOfMarkdown } from './texts-of-markdown.mjs';

const CODE = new Set(['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.cjs', '.json']);

/** All human-readable texts of a file, including its name; `line` returns the line of an offset. */
export function textsOfFile(file, root = ROOT) {
  const source = readFileSync(join(root, file), 'utf8');
  const name = basename(file).replace(/\..*/, '');
  const path = { scope: 'path', text: wordsOf(name), offset: 0, name };
  return { texts: [path, ...textsIn(file, source)], line: (offset) => source.slice(0, offset).split('\n').length };
}

function textsIn(file, source) {
  const extension = extname(file);
  if (CODE.has(extension)) return textsOfCode(file, source);
  if (extension === '.md') return textsOfMarkdown(source);
  return hasComments(extension) ? textsOfLines(extension, source) : [];
}
