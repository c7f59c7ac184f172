import type { Language, Namespace } from './languages';

type Texts = Record<string, unknown>;
type Load = () => Promise<{ default: Texts }>;

/** A page fetches only the namespaces that it uses: driver pages never load the console's texts. */
export const texts: Record<Language, Record<Namespace | 'problems', Load>> = {
  en: {
    accounts: () => import('./locales/en/accounts.json'),
    common: () => import('./locales/en/common.json'),
    errors: () => import('./locales/en/errors.json'),
    dashboard: () => import('./locales/en/dashboard.json'),
    drivers: () => import('./locales/en/drivers.json'),
    hiring: () => import('./locales/en/hiring.json'),
    labels: () => import('./locales/en/labels.json'),
    orders: () => import('./locales/en/orders.json'),
    problems: () => import('./english-problems'),
  },
};
