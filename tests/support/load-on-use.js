/** Their index files load hundreds of modules, of which a page uses a few. A bundler drops the others, Jest does not. */
const indexes = ['/node_modules/antd/lib/index.js', '/node_modules/@ant-design/icons/lib/icons/index.js'];

/**
 * Babel's `var _button = …(require("./button"))` beside a getter that returns `_button.default` becomes a function that
 * the getter calls. A module that is used for anything else is still loaded with the index.
 * @param {string} source
 * @param {string} file
 */
exports.loadOnUse = (source, file) => {
  if (!indexes.some((index) => file.endsWith(index))) return source;
  const exported = new Set(Array.from(source.matchAll(/return (_\w+)\.default;/g), ([, name]) => name));
  for (const [name, times] of countNames(source)) if (times !== 2) exported.delete(name);
  return source
    .replace(/^var (_\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm, (line, name, load) =>
      exported.has(name) ? `let ${name}$; const ${name} = () => (${name}$ ??= ${load});` : line,
    )
    .replace(/return (_\w+)\.default;/g, (line, name) => (exported.has(name) ? `return ${name}().default;` : line));
};

/** @param {string} source */
function countNames(source) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [name] of source.matchAll(/\b_\w+\b/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
