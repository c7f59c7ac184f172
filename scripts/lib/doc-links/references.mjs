import { posix } from 'node:path';
import { loadTerms } from '../words/terms.mjs';

const citations = loadTerms().filter(({ group }) => group === 'missing page');

/** Lines without the signs that begin a comment's line, so that a sentence can be read over its lines; as long as before. */
const asProse = (text) => text.replace(/\n[ \t]*(?:\*|\/\/|--|#)?/g, (start) => `\n${' '.repeat(start.length - 1)}`);

/** A path from the repository's root, in any file. */
const FROM_ROOT = /(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g;
/** A link of a page: from the page's own folder, or to an anchor of its own. */
const LINK = /\]\((?!\w+:)([^)\s#]*)(#[^)\s]+)?\)/g;
/** A page named alone in a comment. */
const COMMENT = /^\s*(?:\/?\*|\/\/|--).*$/gm;
const NAMED = /(?<![\w./-])[\w-]+\.md\b(?:#[\w-]+)?/g;

/** Every page that a file names: the path from the root, the anchor where there is one, and where it is named. */
export function pagesNamedIn(file, text) {
  const fromRoot = [...text.matchAll(FROM_ROOT)].map((match) => reference(match[0], match.index));
  if (file.endsWith('.md')) return [...fromRoot.filter(({ offset }) => !isLink(text, offset)), ...linksIn(file, text)];
  const named = [...text.matchAll(COMMENT)].flatMap((comment) =>
    [...comment[0].matchAll(NAMED)].map((match) => reference(match[0], comment.index + match.index)),
  );
  return [...fromRoot, ...named];
}

const isLink = (text, offset) => text.slice(offset - 2, offset) === '](';

function reference(cited, offset) {
  const [path, anchor] = cited.split('#');
  return { path, anchor, offset };
}

function linksIn(file, text) {
  return [...text.matchAll(LINK)].map(({ 1: path, 2: anchor, index }) => ({
    path: path === '' ? file : posix.join(posix.dirname(file), path),
    anchor: anchor?.slice(1),
    offset: index,
  }));
}

/** Citations of sections and pages that are not in the repository. */
export function missingPagesCitedIn(text) {
  const prose = asProse(text);
  return citations.flatMap(({ pattern }) =>
    [...prose.matchAll(pattern)].map(({ 0: cited, index }) => ({ cited: cited.replace(/\s+/g, ' '), offset: index })),
  );
}
