import 'i18next';
import type { ProblemCode } from '#domain/problems';
import type accounts from './locales/en/accounts.json';
import type common from './locales/en/common.json';
import type errors from './locales/en/errors.json';
import type dashboard from './locales/en/dashboard.json';
import type drivers from './locales/en/drivers.json';
import type hiring from './locales/en/hiring.json';
import type labels from './locales/en/labels.json';
import type orders from './locales/en/orders.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      accounts: typeof accounts;
      common: typeof common;
      errors: typeof errors;
      dashboard: typeof dashboard;
      drivers: typeof drivers;
      hiring: typeof hiring;
      labels: typeof labels;
      orders: typeof orders;
      problems: Record<ProblemCode, string>;
    };
  }
}
