import { posix } from 'node:path';
import { loadTerms } from '../words/terms.mjs';

const citations = loadTerms().filter(({ group }) => group === 'missing page');

/** Blanks out comment markers at the start of lines, keeping the length, so that sentences can span lines. */
const asProse = (text) => text.replace(/\n[ \t]*(?:\*|\/\/|--|#)?/g, (start) => `\n${' '.repeat(start.length - 1)}`);

/** A path from the repository root, in any file. */
const FROM_ROOT = /(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g;
/** A Markdown link, relative to the page's folder or to an anchor of the same page. */
const LINK = /\]\((?!\w+:)([^)\s#]*)(#[^)\s]+)?\)/g;
/** A comment line, in which pages may be named without a path. */
const COMMENT = /^\s*(?:\/?\*|\/\/|--).*$/gm;
const NAMED = /(?<![\w./-])[\w-]+\.md\b(?:#[\w-]+)?/g;

/** A code file that a page names, with its path from the repository root. */
const CODE =
  /`((?:activities|admin|api|db|demo|docker|domain|lab|platform|scripts|tests|web|worker|workflows)\/[\w./-]+\.\w+)`/g;
/** These pages describe the past, so the files that they name may have moved. */
const HISTORY = /^(?:CHANGELOG\.md$|docs\/decisions\/)/;

/** Every page that a file names, and every code file that a page names: path, optional anchor, and offset in the text. */
export function pagesNamedIn(file, text) {
  const fromRoot = [...text.matchAll(FROM_ROOT)].map((match) => reference(match[0], match.index));
  if (file.endsWith('.md')) {
    const code = HISTORY.test(file) ? [] : codeNamedIn(text);
    return [...fromRoot.filter(({ offset }) => !isLink(text, offset)), ...linksIn(file, text), ...code];
  }
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

const codeNamedIn = (text) =>
  [...text.matchAll(CODE)].map(({ 1: path, index }) => ({ path, anchor: undefined, offset: index + 1 }));

function linksIn(file, text) {
  return [...text.matchAll(LINK)].map(({ 1: path, 2: anchor, index }) => ({
    path: path === '' ? file : posix.join(posix.dirname(file), path),
    anchor: anchor?.slice(1),
    offset: index,
  }));
}

/** Citations of sections and pages outside the repository. */
export function missingPagesCitedIn(text) {
  const prose = asProse(text);
  return citations.flatMap(({ pattern }) =>
    [...prose.matchAll(pattern)].map(({ 0: cited, index }) => ({ cited: cited.replace(/\s+/g, ' '), offset: index })),
  );
}
