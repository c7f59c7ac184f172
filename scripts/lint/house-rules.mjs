/** A call of `z.string()` followed by so many other calls. */
const textWith = (calls) => {
  const start = `callee.object.${'callee.object.'.repeat(calls)}callee`;
  return `[${start}.object.name="z"][${start}.property.name="string"]`;
};

/** The rules of this repository that no linter has, each a selector of the syntax it forbids. `.oxlintrc.json` says where they apply. */
const forbidden = {
  'named-exports': [['ExportDefaultDeclaration', 'Use a named export, so that the name is the same in every file.']],
  'function-declarations': [
    [
      'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration) > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression[body.type="BlockStatement"]',
      'Write a function with statements as a declaration; use arrow functions for single expressions.',
    ],
  ],
  'constant-case': [
    [
      'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration)[kind="const"] > VariableDeclarator[id.name=/[a-z]/]:matches([init.type="Literal"][init.regex=undefined], [init.type="BinaryExpression"]:not(:has(CallExpression, MemberExpression, :function)))',
      'Name constant numbers and strings in UPPER_CASE.',
    ],
  ],
  'shared-durations': [
    ['Literal[raw=/^(60_?000|3_?600_?000|86_?400_?000)$/]', 'Use the constants in domain/shared/durations.ts.'],
  ],
  'readonly-fields': [
    [
      'TSInterfaceBody > TSPropertySignature[readonly!=true]',
      'Fields are readonly; build a new object instead of changing one.',
    ],
  ],
  'typed-rows': [
    [
      'VariableDeclarator[id.typeAnnotation]:not([id.typeAnnotation.typeAnnotation.type="TSUnknownKeyword"])[init.type="AwaitExpression"]:has(CallExpression[callee.name=/^(db|trx)$/]):not(:has(CallExpression[callee.property.name=/^(join|leftJoin|innerJoin|crossJoin|joinRaw|raw|modify|union|from|groupBy)$/])):not(:has(CallExpression[arguments.0.name=/^(db|trx)$/])):not(:has(Property Property[value.type="Literal"][value.value=/[.]/]))',
      'knex has the row types of all tables (db/tables.generated.ts). Declare a row type only for a query that joins tables or selects expressions (docs/decisions/027-rows-have-types.md).',
    ],
  ],
  'shared-controls': [
    [
      'JSXOpeningElement[name.name=/^(button|input|select|textarea|table)$/]',
      'Use the components of web/src/shared/{form,ui,table}: the page decides whether antd or the browser renders them (docs/decisions/026-ant-design-in-the-console-only.md).',
    ],
  ],
  'long-texts-abort': [
    [
      `CallExpression[callee.property.name="max"]:not([arguments.1.callee.name=/^(tooLong|atMost)$/]):matches(${[0, 1, 2, 3, 4].map(textWith).join(', ')})`,
      'A text that is too long must reach no other check: write `.max(100, tooLong())` (domain/shared/too-long.ts).',
    ],
  ],
  'patterns-are-literals': [
    [
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
      'Write the pattern as a literal, which a test checks for slow inputs (tests/scripts/lint/patterns.test.ts).',
    ],
  ],
  // Two rules of @tanstack/query need types, which the linter does not give to rules in JavaScript; these ask the syntax.
  'queries-return-data': [
    [
      ':matches(Property[key.name="queryFn"] > :function[body.type="BlockStatement"]:not(:has(ReturnStatement[argument])), Property[key.name="queryFn"] > ArrowFunctionExpression[body.operator="void"])',
      'A query returns data; null if there is none.',
    ],
  ],
  'no-rest-of-hooks': [
    [
      'VariableDeclarator[init.callee.name=/^use[A-Z]/] > ObjectPattern > RestElement',
      'The rest of a query reads all its fields, so that each change of one renders the component again: name the fields.',
    ],
  ],
  // The linter's own `no-octal` is missing.
  'no-octal': [['Literal[raw=/^0[0-9]/]', 'Write octal numbers as 0o17.']],
  'no-clock': [
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "CallExpression[callee.name='Date']",
    "MemberExpression[object.name='Date'][property.name='now']",
    "MemberExpression[object.name='Math'][property.name='random']",
  ].map((selector) => [
    selector,
    'domain/ has no clock, no randomness and no environment: take the value as an argument.',
  ]),
};

const ruleOf = (pairs) => ({
  create: (context) =>
    Object.fromEntries(pairs.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
});

export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(Object.entries(forbidden).map(([name, pairs]) => [name, ruleOf(pairs)])),
};
