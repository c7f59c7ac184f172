/** Every language that is switched on. The spec's other six (ru, es, zh, pa, fil, vi) join here with their texts. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Text files, one per feature; each has `locales/<language>/<namespace>.json`. */
export const NAMESPACES = [
  'account',
  'accounts',
  'carriers',
  'common',
  'dashboard',
  'debit-card',
  'driver',
  'driver-home',
  'driver-jobs',
  'drivers',
  'errors',
  'hiring',
  'histories',
  'labels',
  'onboarding',
  'ops-carriers',
  'ops-drivers',
  'ops-orders',
  'orders',
  'personal-info',
  'social',
  'staff',
  'where-i-stand',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
