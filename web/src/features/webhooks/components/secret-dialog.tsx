import { useTranslation } from 'react-i18next';
import type { WebhookSecret } from '#domain/webhooks/schema';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import './webhooks.css';

/** A new secret, which is shown once. */
export function SecretDialog({ data: { secret }, close }: ModalProps<WebhookSecret>) {
  const { t } = useTranslation(['webhooks', 'labels']);
  const copy = () => {
    navigator.clipboard.writeText(secret).then(() => {
      toast.success(t('secret.copied'));
    }, toast.problem);
  };
  return (
    <Dialog
      title={t('secret.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={copy}>{t('secret.copy')}</Button>
          <Button variant="primary" onClick={close}>
            {t('labels:term.close')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <p>{t('secret.once')}</p>
        <output className="gh-webhook-code">{secret}</output>
      </Stack>
    </Dialog>
  );
}
