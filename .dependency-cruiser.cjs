// Import rules between layers. `scripts/check-boundaries.mjs` runs them, checks the concepts of `domain/` for cycles, and
// fails if too few modules were found.
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
    layer('platform', ['domain']),
    layer('workflows', ['domain']),
    layer('db', ['domain', 'platform']),
    layer('activities', ['domain', 'db', 'workflows', 'platform']),
    layer('worker', ['domain', 'db', 'workflows', 'activities', 'platform']),
    layer('api', ['domain', 'db', 'workflows', 'platform']),
    layer('web', ['domain']),
    rule('domain-shared-imports-no-concept', { path: '^domain/shared/' }, { path: '^domain/(?!shared/)[^/]+/' }),
    rule(
      'workflows-export-only-messages',
      { path: '^(api|activities|worker)/' },
      { path: '^workflows/', pathNot: '/messages\\.ts$' },
    ),
    packages('domain', 'zod'),
    packages('workflows', '@temporalio/(workflow|common)'),
    rule(
      'zod-stays-in-schema-files',
      { path: '^(domain|workflows)/', pathNot: '[/-]schema\\.ts$' },
      { path: '[/-]schema\\.ts$|(^|/)zod(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-db-imports-sql-packages',
      { pathNot: '^(db|tests|demo|lab|admin|scripts)/' },
      { path: '(^|node_modules/)(knex|pg)(/|$)' },
    ),
    rule('web-shared-imports-no-feature', { path: '^web/src/shared/' }, { path: '^web/src/(app|features|entities)/' }),
    rule('web-entities-import-no-feature', { path: '^web/src/entities/' }, { path: '^web/src/(app|features)/' }),
    rule(
      'features-import-no-other-feature',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(app|features)/', pathNot: '^web/src/features/$1/' },
    ),
    rule('nobody-imports-tests', { pathNot: '^tests/' }, { path: '^tests/' }),
    rule(
      'product-imports-no-tools',
      { pathNot: '^(scripts|demo|lab|admin|tests)/' },
      { path: '^(scripts|demo|lab|admin)/' },
    ),
    rule('demo-imports-no-lab', { path: '^demo/' }, { path: '^(lab|admin)/' }),
    rule('no-cycles', {}, { circular: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
