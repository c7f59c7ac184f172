import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Actor, isOps } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { unreadMentionsQuery } from '#web/entities/candidate-notes/notes';
import { paths } from '#web/shared/paths';
import { useActor } from '#web/shared/session/current-user';
import type { NavItem } from './frame';
import { useRecruiterNav } from './recruiter-nav';

/** Pages of operations: the work, then people, then settings that are rarely opened. */
function useOpsNav(): readonly NavItem[] {
  const { t } = useTranslation();
  return [
    { to: paths.opsStalled, label: t('nav.opsStalled') },
    { to: paths.opsPipeline, label: t('nav.opsPipeline') },
    { to: paths.opsReviews, label: t('nav.opsReviews') },
    { to: paths.opsCalls, label: t('nav.opsCalls') },
    { to: paths.opsResults, label: t('nav.opsResults') },
    { to: paths.opsOrders, label: t('nav.opsOrders') },
    { to: paths.opsDrivers, label: t('nav.opsDrivers'), beginsGroup: true },
    { to: paths.opsCarriers, label: t('nav.opsCarriers') },
    { to: paths.opsBilling, label: t('nav.opsBilling') },
    { to: paths.opsStaff, label: t('nav.staff') },
    { to: paths.opsReports, label: t('nav.opsReports'), beginsGroup: true },
    { to: paths.opsRequirements, label: t('nav.opsRequirements') },
    { to: paths.opsPrices, label: t('nav.opsPrices'), isRare: true },
    { to: paths.opsPurchases, label: t('nav.purchases'), isRare: true },
  ];
}

/** Reads bills beside other work; the navigation of ACCOUNTING begins with them. */
const alsoReadsBilling = (actor: Actor): boolean => can(actor, 'billing:read') && actor.position !== 'ACCOUNTING';

/** The pages of a carrier that everybody has whose position allows them. */
function useSharedNav(): NavItem[] {
  const { t } = useTranslation();
  const actor = useActor();
  const { data: mentions } = useQuery({ ...unreadMentionsQuery, enabled: can(actor, 'notes:write') });
  const unread = mentions?.unread ?? 0;
  const isRecruiter = actor.position === 'RECRUITER';
  // For the others, it is in My Bench and in the command palette: their row is full.
  const finding = isRecruiter ? [{ to: paths.findDrivers, label: t('nav.findDrivers'), beginsGroup: true }] : [];
  const files = can(actor, 'files:read') ? [{ to: paths.driverFiles, label: t('nav.driverFiles') }] : [];
  const dueLines = can(actor, 'files:record') ? [{ to: paths.dueLines, label: t('nav.dueLines') }] : [];
  const timesheets = can(actor, 'timesheets:read') ? [{ to: paths.timesheets, label: t('nav.timesheets') }] : [];
  const invoices = alsoReadsBilling(actor) ? [{ to: paths.invoicePages, label: t('nav.invoices') }] : [];
  // The work on jobs, then drivers and their files, then reading.
  return [
    { to: paths.jobOrders, label: t('nav.jobOrders') },
    { to: paths.candidates(), label: t('nav.candidates') },
    { to: paths.interviews, label: t('nav.interviews') },
    ...finding,
    { to: paths.bench, label: t('nav.bench'), beginsGroup: !isRecruiter },
    { to: paths.dqReview('awaiting-review'), label: t('nav.dqReview') },
    ...files,
    ...dueLines,
    ...timesheets,
    ...invoices,
    {
      to: paths.mentions,
      label: unread === 0 ? t('nav.mentions') : t('nav.unreadMentions', { number: unread }),
      beginsGroup: true,
    },
    { to: paths.reports, label: t('nav.reports') },
  ];
}

/** Rare pages and settings, which are in the account menu. */
function useRareNav(): NavItem[] {
  const { t } = useTranslation();
  const actor = useActor();
  const billing = alsoReadsBilling(actor) ? [{ to: paths.accounting, label: t('nav.accounting'), isRare: true }] : [];
  const audits = can(actor, 'audits:manage') ? [{ to: paths.audits, label: t('nav.audits'), isRare: true }] : [];
  const templates = can(actor, 'templates:manage')
    ? [{ to: paths.templates, label: t('nav.templates'), isRare: true }]
    : [];
  const purchases = can(actor, 'billing:read')
    ? [{ to: paths.purchases, label: t('nav.purchases'), isRare: true }]
    : [];
  const staff = can(actor, 'staff:manage') ? [{ to: paths.staff, label: t('nav.staff'), isRare: true }] : [];
  const webhooks = can(actor, 'webhooks:manage')
    ? [{ to: paths.webhooks, label: t('nav.webhooks'), isRare: true }]
    : [];
  return [
    ...billing,
    { to: paths.facilities, label: t('nav.facilities'), isRare: true },
    ...audits,
    ...templates,
    ...purchases,
    ...staff,
    ...webhooks,
    { to: paths.agreement, label: t('nav.agreement'), isRare: true },
  ];
}

const isTimesheets = ({ to }: NavItem) => to === paths.timesheets;

/** Accounting begins with money and hours. It recruits for no facility, so its own jobs are in the account menu. */
function useAccountingNav(shared: readonly NavItem[]): readonly NavItem[] {
  const { t } = useTranslation();
  return [
    { to: paths.accounting, label: t('nav.accounting') },
    { to: paths.invoicePages, label: t('nav.invoices') },
    ...shared.filter(isTimesheets),
    { to: paths.dashboard, label: t('nav.dashboard'), beginsGroup: true },
    ...shared.filter((item) => !isTimesheets(item)),
    { to: paths.myJobs, label: t('nav.myJobs'), isRare: true },
  ];
}

/** Only pages that exist, for this person's position: RECRUITER and ACCOUNTING have separate sets. */
export function useConsoleNav(): readonly NavItem[] {
  const { t } = useTranslation();
  const actor = useActor();
  const shared = [...useSharedNav(), ...useRareNav()];
  const recruiter = useRecruiterNav(shared);
  const accounting = useAccountingNav(shared);
  const ops = useOpsNav();
  if (isOps(actor)) return ops;
  if (actor.position === 'ACCOUNTING') return accounting;
  if (actor.position === 'RECRUITER') return recruiter;
  // The row is full: where it has the invoices, the own jobs are in the account menu.
  const myJobs = { to: paths.myJobs, label: t('nav.myJobs'), isRare: alsoReadsBilling(actor) };
  return [{ to: paths.dashboard, label: t('nav.dashboard') }, myJobs, ...shared];
}
