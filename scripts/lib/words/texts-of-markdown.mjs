const blanks = (text) => text.replace(/[^\n]/g, ' ');

/** Paragraphs, headings, list items and table cells of a page. Code and addresses are not read. */
export function textsOfMarkdown(source) {
  const words = source.replace(/^```[^]*?^```|`[^`\n]+`|<!--[^]*?-->/gm, (code) =>
    code.startsWith('`') && !code.startsWith('```') ? '§'.repeat(code.length) : blanks(code),
  );
  const blocks = [
    ...words.matchAll(/(?:^(?:#|[ \t]*[-*|]|[ \t]*\d+\. )?.*\S.*(?:\n(?![ \t]*(?:[-*#|]|\d+\. )).*\S.*)*)/gm),
  ];
  return blocks.flatMap(({ 0: block, index }) =>
    block.trimStart().startsWith('|') ? cells(block, index) : [text(block, index)],
  );
}

const text = (block, offset) => ({
  scope: 'doc',
  text: block.replace(/^[ \t]*(?:#+|[-*]|\d+\.)[ \t]/, blanks).replaceAll('**', '  '),
  offset,
});

function cells(row, offset) {
  let at = offset;
  return row.split('|').map((cell) => {
    const found = { scope: 'doc', text: cell, offset: at };
    at += cell.length + 1;
    return found;
  });
}
