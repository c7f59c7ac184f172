import { useTranslation } from 'react-i18next';
import type { ApplicationView } from '#domain/carriers/schema';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useDeclineCarrier } from '../api/applications';
import { activateModal } from './modals';

/** Activate or decline, as operations agreed with the carrier. */
export function ApplicationActions({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('ops-carriers');
  const { companyName: name, callAt } = application;
  const decline = useDeclineCarrier(() => {
    toast.success(t('decline.done'));
  });
  return (
    <Inline>
      <Button
        size="small"
        aria-label={t('activate.label', { name })}
        onClick={() => {
          openModal(activateModal, application);
        }}
      >
        {t('activate.action')}
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={t('decline.label', { name })}
        onClick={() => {
          const hasCall = callAt !== null && Date.parse(callAt) > Date.now();
          confirm({
            title: t('decline.title', { name }),
            text: t(hasCall ? 'decline.textWithCall' : 'decline.text'),
            confirmLabel: t('decline.action'),
            danger: true,
            onConfirm: () => decline.mutateAsync(application._id),
          });
        }}
      >
        {t('decline.action')}
      </Button>
    </Inline>
  );
}
