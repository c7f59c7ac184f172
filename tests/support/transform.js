const { createTransformer } = require('@swc/jest');
const { loadOnUse } = require('./load-on-use');

const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: true,
};
const swc = createTransformer(options);

// Jest cannot `require` packages that ship only ES modules; everything else in node_modules stays as it is.
const esm = /^\s*(?:import\b(?!\s*\()|export\b)/m;

module.exports = {
  ...swc,
  options,
  process: (source, file, options) => {
    if (!file.includes('/node_modules/')) return swc.process(source, file, options);
    return esm.test(source) ? swc.process(source, file, options) : { code: loadOnUse(source, file) };
  },
};
