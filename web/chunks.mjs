/** Small things that nearly every page draws. Nothing of antd, and nothing that checks forms. */
const PARTS = [
  'node_modules/(?:react-hook-form|clsx|@tanstack/(?:react-query|query-core))/',
  'web/src/shared/(?:http|account|connection)/',
  'web/src/shared/session/(?!proof-dialog|session-warning-dialog)',
  'web/src/app/layouts/frame\\.css',
  'web/src/shared/places',
  'domain/places/us-states',
  'web/src/shared/i18n/(?!areas|locales|format-phone)',
  'web/src/shared/ui/(?!action-menu|dialog|confirm-dialog|floating-menu|query-tabs|tab-links|new-rows)',
  'web/src/shared/form/(?!command-resolver|form-dialog|search-select|late)',
  'web/src/shared/theme/(?:theme-|density)',
];

/** What pages of signed-in people have around them, and the rules that pages of drivers and of the console ask. */
const FRAME = [
  '@ant-design/icons',
  'web/src/app/layouts/(?:frame\\.tsx|account-menu)',
  'web/src/shared/ui/action-menu',
  'web/src/shared/table/(?:card-list|list-foot|no-rows)',
  'web/src/shared/keys/single-keys',
  'domain/driver-histories/(?!.*schema)',
  'domain/(?:drivers/(?:stages|experience)|candidacies/states|compliance/steps|job-orders/enums)',
];

const DRIVER_PARTS = [
  'web/src/shared/driver/',
  'web/src/shared/upload/(?:forget-)?kept-files',
  'web/src/features/my-applications/(?:api|model)/',
];

/** Shared by the pages where people come in; none of them checks a form. */
const SIGN_IN_PARTS = [
  'web/src/shared/social/(?:providers|use-visit|visit)',
  'web/src/features/accounts/social/(?:social-buttons|social-proof)',
  'web/src/features/accounts/components/(?:confirm-by-code|email-sign-in|new-password-fields|place-field|use-redirect-after-sign-in)',
  'web/src/features/accounts/api/',
  'web/src/features/errors/components/(?:not-found-page|lost-modal)',
];

const anyOf = (parts) => new RegExp(parts.join('|'));

/**
 * What is fetched together beside the areas of `src/app/areas`: on a weak network each file costs a round trip. The first
 * group that fits takes a module, and what that needs.
 */
export const chunkGroups = [
  { name: 'shell', tags: ['$initial'], test: /^(?!.*(?:src\/app\/main\.tsx|index\.html))/ },
  { name: 'page-parts', test: anyOf(PARTS) },
  { name: 'page-frame', test: anyOf(FRAME) },
  { name: 'checks', test: /node_modules\/(?:zod|@hookform)\// },
  { name: 'sign-in-parts', test: anyOf(SIGN_IN_PARTS) },
  { name: 'driver-parts', test: anyOf(DRIVER_PARTS) },
].map((group, index) => ({ ...group, priority: 10 - index }));
