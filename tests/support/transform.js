const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

// Jest cannot `require` packages that ship only ES modules; everything else in node_modules stays as it is.
const esm = /^\s*(?:import\b(?!\s*\()|export\b)/m;

module.exports = {
  ...swc,
  process: (source, file, options) =>
    file.includes('/node_modules/') && !esm.test(source) ? { code: source } : swc.process(source, file, options),
};
