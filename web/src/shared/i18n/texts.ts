import type { Language, TextFile } from './languages';

type Texts = Record<string, unknown>;
type Load = () => Promise<Texts>;

const common = () => import('./areas/en-common');
const driver = () => import('./areas/en-driver');
const driverFile = () => import('./areas/en-driver-file');
const signInArea = () => import('./areas/en-sign-in');
const carrier = () => import('./areas/en-carrier');
const reports = () => import('./areas/en-reports');
const operations = () => import('./areas/en-operations');

/**
 * Texts are loaded by area, in one file each: driver pages never load the console's texts.
 */
export const texts: Record<Language, Record<TextFile, Load>> = {
  en: {
    account: () => driverFile().then((area) => area.account),
    accounts: () => signInArea().then((area) => area.accounts),
    'adverse-action': () => import('./areas/en-adverse-action').then((area) => area.adverseAction),
    agreement: () => import('./areas/en-agreement').then((area) => area.agreement),
    audits: () => import('./areas/en-audits').then((area) => area.audits),
    autopilot: () => carrier().then((area) => area.autopilot),
    bench: () => carrier().then((area) => area.bench),
    billing: () => import('./areas/en-billing').then((area) => area.billing),
    bulk: () => import('./areas/en-bulk').then((area) => area.bulk),
    carriers: () => signInArea().then((area) => area.carriers),
    common: () => common().then((area) => area.common),
    compliance: () => driverFile().then((area) => area.compliance),
    console: () => import('./areas/en-console').then((area) => area.console),
    errors: () => signInArea().then((area) => area.errors),
    dashboard: () => carrier().then((area) => area.dashboard),
    facilities: () => carrier().then((area) => area.facilities),
    'debit-card': () => driverFile().then((area) => area.debitCard),
    documents: () => driver().then((area) => area.documents),
    dossier: () => import('./areas/en-dossier').then((area) => area.dossier),
    driver: () => driver().then((area) => area.driver),
    'driver-access': () => import('./areas/en-file-access').then((area) => area.driverAccess),
    'driver-home': () => driver().then((area) => area.driverHome),
    'driver-jobs': () => driver().then((area) => area.driverJobs),
    'driver-notices': () => import('./areas/en-adverse-action').then((area) => area.driverNotices),
    'driver-pay': () => import('./areas/en-driver-pay').then((area) => area.driverPay),
    'payroll-exports': () => import('./areas/en-payroll-exports').then((area) => area.payrollExports),
    'driver-timesheet': () => import('./areas/en-timesheets').then((area) => area.driverTimesheet),
    drivers: () => carrier().then((area) => area.drivers),
    'file-access': () => import('./areas/en-file-access').then((area) => area.fileAccess),
    'file-documents': () => import('./areas/en-file-documents').then((area) => area.fileDocuments),
    files: () => import('./areas/en-files').then((area) => area.files),
    hiring: () => carrier().then((area) => area.hiring),
    'hiring-reports': () => reports().then((area) => area.hiringReports),
    hours: () => import('./areas/en-hours').then((area) => area.hours),
    histories: () => driverFile().then((area) => area.histories),
    interviews: () => carrier().then((area) => area.interviews),
    labels: () => driver().then((area) => area.labels),
    legal: () => driverFile().then((area) => area.legal),
    notes: () => carrier().then((area) => area.notes),
    onboarding: () => driver().then((area) => area.onboarding),
    'ops-billing': () => import('./areas/en-billing').then((area) => area.opsBilling),
    'ops-calls': () => operations().then((area) => area.opsCalls),
    'ops-carriers': () => operations().then((area) => area.opsCarriers),
    'ops-driver': () => operations().then((area) => area.opsDriver),
    'ops-drivers': () => operations().then((area) => area.opsDrivers),
    'ops-orders': () => operations().then((area) => area.opsOrders),
    'ops-pipeline': () => operations().then((area) => area.opsPipeline),
    'ops-reports': () => reports().then((area) => area.opsReports),
    'ops-results': () => operations().then((area) => area.opsResults),
    'ops-reviews': () => operations().then((area) => area.opsReviews),
    'ops-stalled': () => operations().then((area) => area.opsStalled),
    'ops-requirements': () => operations().then((area) => area.opsRequirements),
    orders: () => carrier().then((area) => area.orders),
    purchases: () => import('./areas/en-purchases').then((area) => area.purchases),
    recruiter: () => carrier().then((area) => area.recruiter),
    reports: () => reports().then((area) => area.reports),
    schedule: () => driver().then((area) => area.schedule),
    templates: () => carrier().then((area) => area.templates),
    webhooks: () => carrier().then((area) => area.webhooks),
    'timesheet-approval': () => import('./areas/en-timesheet-approval').then((area) => area.timesheetApproval),
    timesheets: () => import('./areas/en-timesheets').then((area) => area.timesheets),
    'personal-info': () => driverFile().then((area) => area.personalInfo),
    'review-queue': () => operations().then((area) => area.reviewQueue),
    signature: () => import('./areas/en-signature').then((area) => area.signature),
    social: () => signInArea().then((area) => area.social),
    tools: () => import('./areas/en-tools').then((area) => area.tools),
    staff: () => carrier().then((area) => area.staff),
    upload: () => driver().then((area) => area.upload),
    'driver-verifications': () => import('./areas/en-verifications').then((area) => area.driverVerifications),
    'employment-application': () =>
      import('./areas/en-employment-application').then((area) => area.employmentApplication),
    verifications: () => import('./areas/en-verifications').then((area) => area.verifications),
    voe: () => import('./areas/en-verifications').then((area) => area.voe),
    'web-view': () => import('./areas/en-web-view').then((area) => area.webView),
    'my-applications': () => driver().then((area) => area.myApplications),
    'carrier-sees': () => import('./areas/en-carrier-sees').then((module) => module.default),
    'pay-lines': () => import('./areas/en-pay-lines').then((module) => module.default),
    problems: () => import('./areas/en-problems').then((module) => module.default),
  },
};
