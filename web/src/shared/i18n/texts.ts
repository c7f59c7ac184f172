import type { Language, Namespace } from './languages';

type Texts = Record<string, unknown>;
type Load = () => Promise<{ default: Texts }>;

/** A page fetches only the namespaces that it uses: driver pages never load the console's texts. */
export const texts: Record<Language, Record<Namespace | 'problems', Load>> = {
  en: {
    account: () => import('./locales/en/account.json'),
    accounts: () => import('./locales/en/accounts.json'),
    carriers: () => import('./locales/en/carriers.json'),
    common: () => import('./locales/en/common.json'),
    compliance: () => import('./locales/en/compliance.json'),
    errors: () => import('./locales/en/errors.json'),
    dashboard: () => import('./locales/en/dashboard.json'),
    'debit-card': () => import('./locales/en/debit-card.json'),
    documents: () => import('./locales/en/documents.json'),
    driver: () => import('./locales/en/driver.json'),
    'driver-home': () => import('./locales/en/driver-home.json'),
    'driver-jobs': () => import('./locales/en/driver-jobs.json'),
    drivers: () => import('./locales/en/drivers.json'),
    hiring: () => import('./locales/en/hiring.json'),
    histories: () => import('./locales/en/histories.json'),
    labels: () => import('./locales/en/labels.json'),
    legal: () => import('./locales/en/legal.json'),
    onboarding: () => import('./locales/en/onboarding.json'),
    'ops-calls': () => import('./locales/en/ops-calls.json'),
    'ops-carriers': () => import('./locales/en/ops-carriers.json'),
    'ops-driver': () => import('./locales/en/ops-driver.json'),
    'ops-drivers': () => import('./locales/en/ops-drivers.json'),
    'ops-orders': () => import('./locales/en/ops-orders.json'),
    'ops-pipeline': () => import('./locales/en/ops-pipeline.json'),
    'ops-reports': () => import('./locales/en/ops-reports.json'),
    'ops-reviews': () => import('./locales/en/ops-reviews.json'),
    'ops-stalled': () => import('./locales/en/ops-stalled.json'),
    'ops-tools': () => import('./locales/en/ops-tools.json'),
    'ops-rules': () => import('./locales/en/ops-rules.json'),
    orders: () => import('./locales/en/orders.json'),
    requirements: () => import('./locales/en/requirements.json'),
    schedule: () => import('./locales/en/schedule.json'),
    'personal-info': () => import('./locales/en/personal-info.json'),
    'review-queue': () => import('./locales/en/review-queue.json'),
    social: () => import('./locales/en/social.json'),
    staff: () => import('./locales/en/staff.json'),
    upload: () => import('./locales/en/upload.json'),
    'where-i-stand': () => import('./locales/en/where-i-stand.json'),
    problems: () => import('./english-problems'),
  },
};
