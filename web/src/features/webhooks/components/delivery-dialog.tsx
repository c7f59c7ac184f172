import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WebhookAttempt, WebhookDeliveryDetails } from '#domain/webhooks/schema';
import { formatCount, formatDateTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { deliveryQuery, useReplayDelivery } from '../api/webhooks';
import { DeliveryStateChip } from './webhook-state';
import './webhooks.css';

interface DeliveryPath {
  webhookId: string;
  deliveryId: string;
}

function Attempt({ attempt: { at, status, failure, answer, durationMs, isReplay } }: { attempt: WebhookAttempt }) {
  const { t } = useTranslation('webhooks');
  const result = failure === null || failure === 'status' ? t('answered', { status }) : t(`failure.${failure}`);
  return (
    <li>
      <b>{isReplay ? t('replayed', { result }) : result}</b>
      <span className="gh-webhook-hint">{t('attempt', { when: formatDateTime(at), ms: formatCount(durationMs) })}</span>
      {answer === null ? null : <pre className="gh-webhook-body">{answer}</pre>}
    </li>
  );
}

function Delivery({ delivery }: { delivery: WebhookDeliveryDetails }) {
  const { t } = useTranslation('webhooks');
  const { state, messageId, body, attemptLog, replays } = delivery;
  return (
    <>
      <div>
        <DeliveryStateChip state={state} />
      </div>
      <p className="gh-webhook-code">{messageId}</p>
      <pre className="gh-webhook-body">{body}</pre>
      {attemptLog.length === 0 ? <p>{t('noAttempts')}</p> : null}
      <ul className="gh-webhook-attempts" aria-label={t('column.attempts')}>
        {attemptLog.map((attempt) => (
          <Attempt key={attempt.at} attempt={attempt} />
        ))}
      </ul>
      {replays.map(({ at, by }) => (
        <p key={at}>{t('replayedBy', { when: formatDateTime(at), name: by })}</p>
      ))}
    </>
  );
}

/** The body of a delivery, the answers of the receiver, and the button to send it again. */
export function DeliveryDialog({ data, close }: ModalProps<DeliveryPath>) {
  const { t } = useTranslation(['webhooks', 'labels']);
  const { data: delivery, error, refetch } = useQuery(deliveryQuery(data));
  const replay = useReplayDelivery(data, () => {
    toast.success(t('replay.started', { count: 1 }));
    close();
  });
  return (
    <Dialog
      title={delivery?.type ?? t('column.event')}
      onClose={close}
      width={640}
      footer={
        delivery === undefined ? undefined : (
          <Button
            variant="primary"
            loading={replay.isPending}
            onClick={() => {
              replay.mutate(undefined);
            }}
          >
            {t(delivery.state === 'delivered' ? 'replay.again' : 'replay.one')}
          </Button>
        )
      }
    >
      <Stack gap={8}>
        {replay.error === null ? null : <Alert problem={replay.error} />}
        {delivery === undefined && error === null ? <PageSkeleton /> : null}
        {delivery === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
        {delivery?.state === 'delivered' ? <p>{t('replay.acceptedBefore')}</p> : null}
        {delivery === undefined ? null : <Delivery delivery={delivery} />}
      </Stack>
    </Dialog>
  );
}
