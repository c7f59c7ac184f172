import { useTranslation } from 'react-i18next';
import type { OpsOrganization } from '#domain/carriers/schema';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useReactivateOrganization } from '../api/organizations';
import { deactivateModal } from './modals';

/** Deactivates an active carrier, or reactivates it, after a question. */
export function useActivityChange({ _id, name, isActive }: Pick<OpsOrganization, '_id' | 'name' | 'isActive'>) {
  const { t } = useTranslation('ops-carriers');
  const reactivate = useReactivateOrganization(() => {
    toast.success(t('reactivate.done', { name }));
  });
  return () => {
    if (isActive) {
      openModal(deactivateModal, { _id, name });
      return;
    }
    confirm({
      title: t('reactivate.title', { name }),
      text: t('reactivate.text'),
      confirmLabel: t('reactivate.action'),
      onConfirm: () => reactivate.mutateAsync(_id),
    });
  };
}
