const MARKS = { '.sql': '--', '.yml': '#', '.yaml': '#', '.sh': '#', '.conf': '#', '': '#' };

/** Comments of files with one comment mark; for style sheets, the text between the marks. */
export function textsOfLines(extension, source) {
  if (extension === '.css')
    return [...source.matchAll(/\/\*[^]*?\*\//g)].map((found) => comment(found[0], found.index));
  const mark = MARKS[extension];
  const lines = new RegExp(`(?:(?<=^|\\n)[ \\t]*|[ \\t])${mark}[ \\t].*(?:\\n[ \\t]*${mark}.*)*`, 'g');
  return [...source.matchAll(lines)].map((found) => comment(found[0], found.index));
}

/** Whether comments of such a file can be read. */
export const hasComments = (extension) => extension === '.css' || extension in MARKS;

const comment = (text, offset) => ({
  scope: 'comment',
  text: text.replace(/(^|\n)[ \t]*(--|#|\*)/g, (mark, line) => line + ' '.repeat(mark.length - line.length)),
  offset,
});
