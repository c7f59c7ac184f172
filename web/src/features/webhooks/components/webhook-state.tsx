import { useTranslation } from 'react-i18next';
import type { Webhook } from '#domain/webhooks/schema';
import type { DeliveryState } from '#domain/webhooks/terms';
import { formatDateTime } from '#web/shared/i18n/format';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import './webhooks.css';

/** Whether an endpoint receives events, and since when it does not. */
export function WebhookState({ webhook: { pausedAt, pauseReason, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  if (pausedAt !== null && pauseReason !== null) {
    return (
      <>
        <PlainChip turn="blocked">{t('state.paused')}</PlainChip>
        <span className="gh-webhook-hint">{t(`paused.${pauseReason}`, { when: formatDateTime(pausedAt) })}</span>
      </>
    );
  }
  if (failingSince !== null) {
    return (
      <>
        <PlainChip turn="late">{t('state.failing')}</PlainChip>
        <span className="gh-webhook-hint">{t('failingSince', { when: formatDateTime(failingSince) })}</span>
      </>
    );
  }
  return (
    <StateChip turn="done" hasTurn={false}>
      {t('state.on')}
    </StateChip>
  );
}

const turns = { pending: 'theirs', delivered: 'done', failed: 'blocked', skipped: 'theirs' } as const;

/** The state of a delivery. */
export function DeliveryStateChip({ state }: { state: DeliveryState }) {
  const { t } = useTranslation('webhooks');
  return <PlainChip turn={turns[state]}>{t(`delivery.${state}`)}</PlainChip>;
}
