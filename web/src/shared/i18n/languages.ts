/** Every language that is switched on. The spec's other six (ru, es, zh, pa, fil, vi) join here with their texts. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Text files, one per feature; each has `locales/<language>/<namespace>.json`. */
export const NAMESPACES = [
  'account',
  'accounts',
  'carriers',
  'common',
  'compliance',
  'dashboard',
  'debit-card',
  'documents',
  'driver',
  'driver-home',
  'driver-jobs',
  'drivers',
  'errors',
  'hiring',
  'histories',
  'labels',
  'legal',
  'onboarding',
  'ops-calls',
  'ops-carriers',
  'ops-driver',
  'ops-drivers',
  'ops-orders',
  'ops-reports',
  'ops-reviews',
  'ops-tools',
  'orders',
  'schedule',
  'personal-info',
  'social',
  'staff',
  'upload',
  'where-i-stand',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
