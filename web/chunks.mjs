/** Small parts of nearly every page; no antd, no form validation. */
const PARTS = [
  'node_modules/(?:react-hook-form|clsx|@tanstack/(?:react-query|query-core))/',
  'web/src/shared/(?:http|connection)/',
  'web/src/shared/session/(?!proof-dialog|session-warning-dialog|delete-kept-files)',
  'web/src/app/(?:layouts/(?:frame\\.css|lazy-demo-notice)|within-frame)',
  'web/src/entities/places/',
  'domain/(?:places/(?:us-states|zip)|shared/(?:plain-digits|phone-text|initial))',
  'web/src/shared/i18n/(?!areas|locales)',
  'web/src/shared/controls/(?!antd/)',
  'web/src/shared/ui/(?!action-menu|dialog|confirm-dialog|floating-menu|query-tabs|tab-links|new-rows|editable-tabs)',
  'web/src/shared/form/(?!code-field|command-resolver|rule-resolver|form-dialog|search-select|use-debounced|late|mention-field|matching-option|clean-paste)',
  'web/src/shared/theme/(?:theme-|density)',
];

/** The icons of the frame, which driver pages load; those of console pages stay with their pages. */
const FRAME_ICONS = '(?:Compass|Home|More|Search)Outlined';

/** The frame around signed-in pages, and what driver pages and the console share. */
const FRAME = [
  `@ant-design/icons(?!.*/(?!${FRAME_ICONS})\\w+(?:Outlined|Filled|TwoTone)\\.js)`,
  'web/src/app/layouts/(?:frame\\.tsx|account-menu)',
  'web/src/shared/ui/action-menu',
  'web/src/shared/table/(?:card-list|list-foot|no-rows)',
  'web/src/shared/keys/single-keys',
  'web/src/entities/job-orders/pay-text',
  'domain/driver-histories/kinds',
  'domain/whose-turn/checks',
  'domain/(?:driver-pipeline/(?:expiries|requirements|results|stages|tasks)|drivers/experience|candidacies/(?:states|next-step|targets)|compliance/steps|job-orders/enums)',
  'domain/shared/(?:candidacy-states|driving-experience|job-enums|periods)',
];

/** Parts of antd that nearly every page of the console needs. */
const CONSOLE_CONTROLS = ['web/src/shared/controls/antd/antd-controls', 'web/src/shared/theme/antd-provider'];

const DRIVER_PARTS = [
  'web/src/app/(?:driver-routes|routes/(?:compliance|history)-routes)',
  'web/src/entities/driver/(?!dealbreaker|history/|schedule/(?:day-|preference-fields|schedule-form))',
  'web/src/entities/driver-files/kept-files',
  'domain/driver-application/task-pages',
  'web/src/shared/session/delete-kept-files',
  'web/src/features/my-applications/(?:api/(?!benches)|model/)',
];

/** Shared by the sign-in pages; no form validation. */
const SIGN_IN_PARTS = [
  'web/src/entities/social/(?:providers|use-sign-in-flow|sign-in-flow)',
  'web/src/features/accounts/social/(?:social-buttons|social-proof)',
  'web/src/features/accounts/components/(?:confirm-by-code|email-sign-in|new-password-fields|place-field|use-redirect-after-sign-in)',
  'web/src/features/accounts/api/',
  'web/src/features/errors/components/(?:not-found-page|lost-modal)',
];

const anyOf = (parts) => new RegExp(parts.join('|'));

/**
 * Modules that are loaded together, in addition to the areas of `src/app/areas`: on a slow network each file costs a round
 * trip. The first matching group takes a module and its dependencies.
 */
export const chunkGroups = [
  { name: 'shell', tags: ['$initial'], test: /^(?!.*(?:src\/app\/main\.tsx|index\.html))/ },
  { name: 'page-parts', test: anyOf(PARTS) },
  { name: 'page-frame', test: anyOf(FRAME) },
  // Only the driver file folds its parts; without a group of its own, it joins the controls, which every page loads.
  {
    name: 'collapse',
    test: /node_modules\/(?:antd\/es|@rc-component)\/collapse\//,
    includeDependenciesRecursively: false,
  },
  { name: 'console-controls', test: anyOf(CONSOLE_CONTROLS) },
  { name: 'checks', test: /node_modules\/(?:zod|@hookform)\// },
  // Without a group of its own, it joins the parts of the sign-in, which the phone page of an application would then load.
  { name: 'code-form', test: /web\/src\/(?:entities\/account|shared\/form\/code-field)/ },
  { name: 'sign-in-parts', test: anyOf(SIGN_IN_PARTS) },
  { name: 'driver-parts', test: anyOf(DRIVER_PARTS) },
].map((group, index) => ({ ...group, priority: 10 - index }));
