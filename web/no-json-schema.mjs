const UNUSED = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;

/**
 * Leaves out how zod writes a schema as JSON Schema. Only the API does this, for its documentation, but every zod schema
 * refers to it, so that a bundler cannot know that it is not used: 5 kB, gzipped, of every page with a form.
 * @returns {import('vite').Plugin}
 */
export const noJsonSchema = () => ({
  name: 'no-json-schema',
  apply: 'build',
  transform: {
    filter: { id: UNUSED },
    handler: (code) => {
      const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
      return {
        code: [
          "const unused = () => () => { throw new Error('The console writes no JSON Schema.'); };",
          ...names.map((name) => `export const ${name} = unused;`),
          ...[...code.matchAll(/^export \{ (\w+ as \w+) \};/gm)].map(([, renamed]) => `export { ${renamed} };`),
        ].join('\n'),
        map: null,
      };
    },
  },
});
