import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenEventTypes, type WebhookEventType, webhookEventTypes } from '#domain/webhooks/event-types';
import { Choice } from '#web/shared/form/choice';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { catalogQuery } from '../api/webhooks';
import './webhooks.css';

/** The events that an endpoint can receive, each with its meaning and an example of its body. */
export function CatalogDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('webhooks');
  const [type, setType] = useState<WebhookEventType>(chosenEventTypes[0] ?? 'webhook.test');
  const { data, error, refetch } = useQuery(catalogQuery());
  const example = data?.data.find((entry) => entry.type === type)?.example;
  return (
    <Dialog title={t('catalog.action')} onClose={close} width={640}>
      <Stack gap={8}>
        <p>{t('catalog.text')}</p>
        <Choice
          label={t('column.event')}
          value={type}
          values={webhookEventTypes}
          text={(value) => value}
          onChange={(value) => {
            setType(value ?? type);
          }}
        />
        <p>{t(`event.${type}`)}</p>
        {data === undefined && error === null ? <PageSkeleton /> : null}
        {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
        {data === undefined ? null : (
          <section aria-label={t('catalog.example')}>
            <pre className="gh-webhook-body">{JSON.stringify(example, null, 2)}</pre>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
