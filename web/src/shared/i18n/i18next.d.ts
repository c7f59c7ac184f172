import 'i18next';
import type { ProblemCode } from '#domain/problems';
import type account from './locales/en/account.json';
import type accounts from './locales/en/accounts.json';
import type carriers from './locales/en/carriers.json';
import type common from './locales/en/common.json';
import type compliance from './locales/en/compliance.json';
import type errors from './locales/en/errors.json';
import type dashboard from './locales/en/dashboard.json';
import type debitCard from './locales/en/debit-card.json';
import type documents from './locales/en/documents.json';
import type driver from './locales/en/driver.json';
import type driverHome from './locales/en/driver-home.json';
import type driverJobs from './locales/en/driver-jobs.json';
import type drivers from './locales/en/drivers.json';
import type hiring from './locales/en/hiring.json';
import type histories from './locales/en/histories.json';
import type labels from './locales/en/labels.json';
import type legal from './locales/en/legal.json';
import type onboarding from './locales/en/onboarding.json';
import type opsCarriers from './locales/en/ops-carriers.json';
import type opsDrivers from './locales/en/ops-drivers.json';
import type opsOrders from './locales/en/ops-orders.json';
import type opsReviews from './locales/en/ops-reviews.json';
import type orders from './locales/en/orders.json';
import type schedule from './locales/en/schedule.json';
import type personalInfo from './locales/en/personal-info.json';
import type social from './locales/en/social.json';
import type staff from './locales/en/staff.json';
import type upload from './locales/en/upload.json';
import type whereIStand from './locales/en/where-i-stand.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      accounts: typeof accounts;
      carriers: typeof carriers;
      common: typeof common;
      compliance: typeof compliance;
      errors: typeof errors;
      dashboard: typeof dashboard;
      'debit-card': typeof debitCard;
      documents: typeof documents;
      driver: typeof driver;
      'driver-home': typeof driverHome;
      'driver-jobs': typeof driverJobs;
      drivers: typeof drivers;
      hiring: typeof hiring;
      histories: typeof histories;
      labels: typeof labels;
      legal: typeof legal;
      onboarding: typeof onboarding;
      'ops-carriers': typeof opsCarriers;
      'ops-drivers': typeof opsDrivers;
      'ops-orders': typeof opsOrders;
      'ops-reviews': typeof opsReviews;
      orders: typeof orders;
      schedule: typeof schedule;
      'personal-info': typeof personalInfo;
      social: typeof social;
      staff: typeof staff;
      upload: typeof upload;
      'where-i-stand': typeof whereIStand;
      problems: Record<ProblemCode, string>;
    };
  }
}
