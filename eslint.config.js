const js = require('@eslint/js');
const query = require('@tanstack/eslint-plugin-query');
const checkFile = require('eslint-plugin-check-file');
const jest = require('eslint-plugin-jest');
const jsdoc = require('eslint-plugin-jsdoc');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const importSort = require('eslint-plugin-simple-import-sort');
const globals = require('globals');
const tseslint = require('typescript-eslint');

const sources = '**/*.{ts,tsx,mts,js,mjs,cjs}';
const typed = '**/*.{ts,tsx}';
const servers = '{domain,workflows,activities,api,db,platform,worker}';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export, so that the name is the same in every file.',
};
const declaration = {
  selector:
    'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration) > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression[body.type="BlockStatement"]',
  message: 'Write a function with statements as a declaration; use arrow functions for single expressions.',
};
const constantCase = {
  selector:
    'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration)[kind="const"] > VariableDeclarator[id.name=/[a-z]/]:matches([init.type="Literal"][init.regex=undefined], [init.type="BinaryExpression"]:not(:has(CallExpression, MemberExpression, :function)))',
  message: 'Name constant numbers and strings in UPPER_CASE.',
};
const durationOnce = {
  selector: 'Literal[raw=/^(60_?000|3_?600_?000|86_?400_?000)$/]',
  message: 'Use the constants in domain/shared/durations.ts.',
};
const readonlyFields = {
  selector: 'TSInterfaceBody > TSPropertySignature[readonly!=true]',
  message: 'Fields are readonly; build a new object instead of changing one.',
};
const typedRows = {
  selector:
    'VariableDeclarator[id.typeAnnotation]:not([id.typeAnnotation.typeAnnotation.type="TSUnknownKeyword"])[init.type="AwaitExpression"]:has(CallExpression[callee.name=/^(db|trx)$/]):not(:has(CallExpression[callee.property.name=/^(join|leftJoin|innerJoin|crossJoin|joinRaw|raw|modify|union|from|groupBy)$/])):not(:has(CallExpression[arguments.0.name=/^(db|trx)$/])):not(:has(Property Property[value.type="Literal"][value.value=/[.]/]))',
  message:
    'knex has the row types of all tables (db/tables.generated.ts). Declare a row type only for a query that joins tables or selects expressions (docs/decisions/027-rows-have-types.md).',
};
const sharedControls = {
  selector: 'JSXOpeningElement[name.name=/^(button|input|select|textarea|table)$/]',
  message:
    'Use the components of web/src/shared/{form,ui,table}: the page decides whether antd or the browser renders them (docs/decisions/026-ant-design-in-the-console-only.md).',
};
const ownAlias = {
  patterns: [
    {
      regex: '^(\\.\\./)+(domain|workflows|activities|api|db|platform)/',
      message: 'Import another layer by its alias: #domain/…, #db/….',
    },
  ],
};
const pure = 'domain/ has no clock, no randomness and no environment: take the value as an argument.';
const noClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: pure },
  { selector: "CallExpression[callee.name='Date']", message: pure },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: pure },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: pure },
];
const impureGlobals = ['crypto', 'performance', 'process', 'setTimeout', 'setInterval', 'fetch', 'console'];

const size = (lines, functionLines) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true }],
  'max-lines-per-function': functionLines === 0 ? 'off' : ['error', { max: functionLines, skipBlankLines: true }],
});

const everywhere = {
  files: [sources],
  plugins: { 'check-file': checkFile, 'simple-import-sort': importSort },
  languageOptions: { globals: globals.node },
  rules: {
    ...size(300, 40),
    'max-params': ['error', 3],
    'no-nested-ternary': 'error',
    eqeqeq: 'error',
    'no-restricted-syntax': ['error', noDefaultExport, declaration],
    'simple-import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^#', '^\\.', '^\\u0000']] }],
    'check-file/filename-naming-convention': ['error', { [sources]: 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
    'check-file/folder-naming-convention': [
      'error',
      { '{domain,workflows,activities,api,db,platform,worker,web,scripts,demo,lab,admin}/**/': 'KEBAB_CASE' },
    ],
  },
};

const typeScript = {
  files: [typed],
  extends: [tseslint.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
  rules: {
    'max-params': 'off',
    '@typescript-eslint/max-params': ['error', { max: 3 }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
  },
};

const documented = (files) => ({
  files,
  plugins: { jsdoc },
  rules: {
    'jsdoc/require-jsdoc': [
      'error',
      {
        publicOnly: true,
        enableFixer: false,
        require: { FunctionDeclaration: true, ClassDeclaration: true },
        contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ExportNamedDeclaration > VariableDeclaration'],
      },
    ],
  },
});

const web = {
  files: ['web/**/*.{ts,tsx}'],
  extends: [
    reactHooks.configs.flat['recommended-latest'],
    jsxA11y.flatConfigs.recommended,
    query.configs['flat/recommended'],
  ],
  languageOptions: { globals: globals.browser },
};

const tests = {
  files: ['tests/**/*.test.{ts,tsx}'],
  extends: [jest.configs['flat/recommended']],
  rules: {
    ...size(400, 0),
    'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.expect'] }],
  },
};

module.exports = tseslint.config(
  {
    ignores: ['**/node_modules', 'dist', 'coverage', '.gladhand', 'tour', 'test-results', 'playwright-report'],
  },
  { ignores: ['**/*.generated.{d.ts,ts}', 'web/src/shared/i18n/resources.d.ts', 'tests/histories'] },
  js.configs.recommended,
  everywhere,
  typeScript,
  { files: ['**/*.{js,cjs}'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: true }] } },
  documented(['domain/**/*.ts', 'workflows/**/messages.ts', 'workflows/**/workflow.ts']),
  {
    files: [`${servers}/**/*.ts`, '{demo,lab,admin}/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, declaration, constantCase, durationOnce] },
  },
  {
    files: ['web/src/{features,entities,app}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, declaration, constantCase, durationOnce, sharedControls],
    },
  },
  {
    files: [`${servers}/**/*.ts`, '{demo,lab,admin}/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', ownAlias],
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        declaration,
        constantCase,
        durationOnce,
        readonlyFields,
        typedRows,
      ],
    },
  },
  {
    files: ['domain/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        declaration,
        constantCase,
        durationOnce,
        readonlyFields,
        ...noClock,
      ],
      'no-restricted-globals': ['error', ...impureGlobals.map((name) => ({ name, message: pure }))],
    },
  },
  {
    files: [`${servers}/**/*.ts`, 'web/src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    files: [`${servers}/**/*.ts`],
    ignores: ['platform/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings from the parsed environment (platform/env.ts).' },
      ],
    },
  },
  // Descriptions and examples are written into a generated OpenAPI document.
  {
    files: ['api/docs/describe.ts', 'api/docs/fields/describe-fields.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, declaration, constantCase, durationOnce] },
  },
  {
    files: ['domain/shared/durations.ts'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, declaration, constantCase, readonlyFields, ...noClock],
    },
  },
  // Migration files start with a number and are long lists of statements.
  {
    files: ['db/migrations/*.ts'],
    rules: { ...size(1000, 0), 'check-file/filename-naming-convention': 'off' },
  },
  web,
  tests,
  { files: ['{tests,scripts,demo,lab,admin}/**/*.{ts,tsx}'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['*.config.{js,ts}', '.dependency-cruiser.cjs', 'web/*.config.mts', 'tests/support/*-global-setup.ts'],
    rules: { 'no-restricted-syntax': 'off', 'check-file/filename-naming-convention': 'off' },
  },
);
