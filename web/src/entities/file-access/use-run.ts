import { useTranslation } from 'react-i18next';
import type { CarrierAccessAction } from '#domain/dq-access/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { type AccessTarget, useGiveUpAccess, useWithdrawRequest } from './file-access';
import { requestAccessModal } from './modals';

/** Runs each command with its prompt: a form, none, or a confirmation. */
export function useRun(id: string | null, target: AccessTarget): Record<CarrierAccessAction, () => void> {
  const { t } = useTranslation('file-access');
  const problemText = useProblemText();
  const { name } = target;
  const withdraw = useWithdrawRequest(() => {
    toast.success(t('withdraw.done', { name }));
  });
  const giveUp = useGiveUpAccess(() => {
    toast.success(t('giveUp.done', { name }));
  });
  return {
    requestAccess: () => {
      openModal(requestAccessModal, target);
    },
    withdrawRequest: () => {
      withdraw.mutate(id ?? '', {
        onError: (problem) => {
          toast.error(problemText(problem));
        },
      });
    },
    giveUpAccess: () => {
      confirm({
        title: t('giveUp.title', { name }),
        text: t('giveUp.text'),
        confirmLabel: t('action.giveUpAccess'),
        danger: true,
        onConfirm: () => giveUp.mutateAsync(id ?? ''),
      });
    },
  };
}
