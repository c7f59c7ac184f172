import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ScreeningCall } from '#domain/screening-calls/schema';
import { opsDriverQuery } from '#web/entities/pipeline/drivers';
import { callModal, moveModal } from '#web/entities/pipeline/modals';
import { fetchNow } from '#web/shared/http/fetch-now';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { missedCallModal } from './modals';

/** Records the outcome of a call or that it was not answered; a follow-up moves the driver to another stage. */
export function CallActions({ call }: { call: ScreeningCall }) {
  const { t } = useTranslation('ops-calls');
  const client = useQueryClient();
  const problemText = useProblemText();
  const record = useMutation({
    mutationFn: () => fetchNow(client, opsDriverQuery(call._id)),
    onSuccess: (driver) => {
      if (call.kind === 'screening') openModal(callModal, driver);
      else openModal(moveModal, driver);
    },
    onError: (error) => {
      toast.error(problemText(error));
    },
  });
  const whom = <span className="gh-hidden"> {call.name}</span>;
  return (
    <div className="gh-call-actions">
      <Button
        size="small"
        loading={record.isPending}
        onClick={() => {
          record.mutate();
        }}
      >
        {call.kind === 'screening' ? t('record') : t('move')}
        {whom}
      </Button>
      <Button
        size="small"
        onClick={() => {
          openModal(missedCallModal, call);
        }}
      >
        {t('missed.open')}
        {whom}
      </Button>
    </div>
  );
}
