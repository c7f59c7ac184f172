import { useTranslation } from 'react-i18next';
import { expiryKinds } from '#domain/driver-pipeline/expiries';
import { resultKinds } from '#domain/driver-pipeline/results';
import { documentKinds, isReviewed, onboardingTasks, sentTasks } from '#domain/driver-pipeline/tasks';
import type { DriverTimelineItem } from '#domain/driver-timeline/schema';
import { employerResultKinds } from '#domain/screening/kinds';
import { useEventText } from '#web/entities/candidacies/event-text';

/** Items that an event can name; other events need no item. */
const things = [...new Set([...onboardingTasks, ...documentKinds, ...resultKinds, ...expiryKinds])];
const historyKinds = ['violation', 'accident'] as const;
const verdicts = ['itemApproved', 'itemRejected', 'itemNoted'] as const;
/** Account messages are stored without their text; show their purpose instead. */
export const templates = [
  'bench-added',
  'carrier-message',
  'document-rejected',
  'ops-message',
  'own-driving-allowed',
  'own-driving-barred',
  'confirm-email',
  'already-registered',
  'recover-password',
  'password-changed',
  'change-email',
  'address-in-use',
  'email-changed',
  'phone-changed',
  'phone-moved',
  'network-linked',
  'network-unlinked',
  'session-stolen',
  'share-link',
  'code',
  'pipeline-sent',
  'pipeline-asked',
  'pipeline-rejected',
  'pipeline-proof-ends',
  'pipeline-proof-ended',
  'access-ended',
  'access-reminder',
  'access-requested',
  'adverse-answered',
  'adverse-ended',
  'adverse-final-notice',
  'adverse-pre-notice',
  'adverse-remote-notice',
  'adverse-withdrawn',
  'payout-failed',
  'payout-needs-card',
  'payout-paid',
  'pipeline-accepted',
  'pipeline-availability',
  'pipeline-call-missed',
  'pipeline-certified',
  'pipeline-closed',
  'pipeline-corrected',
  'pipeline-entry-corrected',
  'pipeline-paused',
  'pipeline-proof-renewed',
  'pipeline-reopened',
  'rate-set',
  'verification-address-changed',
  'verification-answered',
  'verification-consent',
  'verification-consent-reminder',
  'verification-not-corrected',
  'workday-correction',
  'workday-disputed',
  'workday-settled',
  'workdays-approved',
  'workdays-open',
] as const;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((each) => each === value);

/** Label of a timeline entry. */
export function useLineText() {
  const { t } = useTranslation('ops-driver');
  const eventText = useEventText();
  return ({ type, about, message, note, order }: DriverTimelineItem): string => {
    if (note !== null) return t('line.note');
    const verdict = oneOf(verdicts, type);
    if (verdict !== undefined) return t(`line.${verdict}`);
    const sent = type === 'taskSent' ? oneOf(sentTasks, about) : undefined;
    if (sent !== undefined && isReviewed(sent)) return t('line.submitted');
    if (message === null) return eventText(type);
    // The subject speaks to the driver, so it is quoted.
    if (message.subject !== null) return t('line.subject', { subject: message.subject });
    const template = oneOf(templates, type);
    if (template !== undefined) return t(`template.${template}`);
    return order === null ? t('line.message') : t('line.aboutJob');
  };
}

/** Details of an entry: item, outcome, stage and job. */
export function useAboutText() {
  const { t } = useTranslation(['ops-drivers', 'ops-driver', 'ops-results']);
  return ({ about, stage, outcome, resultStatus, order, carrier }: DriverTimelineItem): string | null => {
    const thing = oneOf(things, about);
    const history = oneOf(historyKinds, about);
    const own = oneOf(employerResultKinds, about);
    const parts = [
      thing === undefined ? null : t(`ops-drivers:thing.${thing}`),
      history === undefined ? null : t(`ops-driver:history.${history}`),
      own === undefined ? null : t(`ops-results:kind.${own}`),
      resultStatus === null ? null : t(`ops-drivers:resultStatus.${resultStatus}`),
      outcome === null ? null : t(`ops-drivers:call.outcomes.${outcome}`),
      stage === null ? null : t(`ops-drivers:stage.${stage}`),
      carrier === null ? null : t('ops-results:for', { name: carrier }),
      order === null ? null : t('ops-driver:line.job', { title: order.title, carrier: order.carrier }),
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(' · ');
  };
}
