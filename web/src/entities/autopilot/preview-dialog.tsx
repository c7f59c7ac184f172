import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { autopilotPreviewQuery } from './autopilot';
import { useSetAutopilot } from './commands';
import type { AutopilotModalData } from './modal-data';
import { Preview } from './preview';

const WIDTH = 880;

/** The dry run before autopilot is turned on; nothing is sent until then. */
export function PreviewDialog({ data: { orderId, title, mayTurnOn }, close }: ModalProps<AutopilotModalData>) {
  const { t } = useTranslation(['autopilot', 'common', 'labels']);
  const { data: preview, error, refetch } = useQuery(autopilotPreviewQuery(orderId));
  const turnOn = useSetAutopilot();
  return (
    <Dialog
      title={mayTurnOn ? t('preview.title') : t('preview.titleOnly')}
      width={WIDTH}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(mayTurnOn ? 'common:cancel' : 'labels:term.close')}</Button>
          {mayTurnOn ? (
            <Button
              variant="primary"
              disabled={preview === undefined}
              loading={turnOn.isPending}
              onClick={() => {
                turnOn.mutate({ orderId, isOn: true }, { onSuccess: close });
              }}
            >
              {t('turnOn')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={8}>
        {turnOn.error === null ? null : <Alert problem={turnOn.error} />}
        <p>
          {t('preview.lead', { title })}
          {mayTurnOn ? ` ${t('preview.notSent')}` : null}
        </p>
        {preview === undefined && error === null ? <PageSkeleton /> : null}
        {error === null ? null : <ErrorState error={error} retry={() => void refetch()} />}
        {preview === undefined ? null : <Preview preview={preview} />}
      </Stack>
    </Dialog>
  );
}
