// Import rules between layers. `scripts/check-boundaries.mjs` runs them and fails if too few modules were found.
const layers = 'domain|workflows|activities|api|db|platform|worker|web';
const outside = ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'core'];

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const layer = (from, may = []) =>
  rule(`${from}-imports`, { path: `^${from}/` }, { path: `^(${layers})/`, pathNot: `^(${[from, ...may].join('|')})/` });

const packages = (from, allowed) =>
  rule(
    `${from}-packages`,
    { path: `^${from}/` },
    { dependencyTypes: outside, pathNot: `(^|node_modules/)(${allowed})(/|$)` },
  );

module.exports = {
  forbidden: [
    layer('domain'),
    layer('platform'),
    layer('workflows', ['domain']),
    layer('db', ['domain', 'platform']),
    layer('activities', ['domain', 'db', 'platform']),
    layer('api', ['domain', 'db', 'workflows', 'platform']),
    layer('web', ['domain']),
    rule('api-sees-only-messages', { path: '^api/' }, { path: '^workflows/', pathNot: '/messages\\.ts$' }),
    packages('domain', 'zod'),
    packages('workflows', '@temporalio/(workflow|common)'),
    rule(
      'zod-stays-in-schema-files',
      { path: '^(domain|workflows)/', pathNot: '/schema\\.ts$' },
      { path: '/schema\\.ts$|(^|/)zod(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    rule('only-db-talks-sql', { pathNot: '^(db|tests|scripts)/' }, { path: '(^|node_modules/)(knex|pg)(/|$)' }),
    rule(
      'features-are-islands',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(app|features)/', pathNot: '^web/src/features/$1/' },
    ),
    rule('nobody-imports-tests', { pathNot: '^tests/' }, { path: '^tests/' }),
    rule('nobody-imports-scripts', { pathNot: '^(scripts|tests)/' }, { path: '^scripts/' }),
    // Type-only cycles load nothing at runtime, for example a list of dialogs and dialogs that use the list's type.
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
