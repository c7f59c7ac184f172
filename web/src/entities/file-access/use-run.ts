import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CarrierAccessAction } from '#domain/dq-access/schema';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { type AccessTarget, dossierKey, useGiveUpAccess, useShowAccess, useWithdrawRequest } from './file-access';
import { requestAccessModal } from './modals';

/** Runs each command with its prompt: a form or a confirmation. */
export function useRun(id: string | null, target: AccessTarget): Record<CarrierAccessAction, () => void> {
  const { t } = useTranslation('file-access');
  const client = useQueryClient();
  const { driverId, name } = target;
  const showAccess = useShowAccess(driverId);
  const withdraw = useWithdrawRequest((access) => {
    showAccess(access);
    toast.success(t('withdraw.done', { name }));
  });
  const giveUp = useGiveUpAccess(() => {
    // An open file closes.
    void client.invalidateQueries({ queryKey: dossierKey(driverId) });
    toast.success(t('giveUp.done', { name }));
  });
  return {
    requestAccess: () => {
      openModal(requestAccessModal, target);
    },
    withdrawRequest: () => {
      confirm({
        title: t('withdraw.title', { name }),
        text: t('giveUp.text'),
        confirmLabel: t('action.withdrawRequest'),
        danger: true,
        onConfirm: () => withdraw.mutateAsync(id ?? ''),
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
