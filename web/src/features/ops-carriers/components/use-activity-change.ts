import { useTranslation } from 'react-i18next';
import type { OpsOrganization } from '#domain/carriers/schema';
import { confirm } from '#web/shared/ui/confirm';
import { toast } from '#web/shared/ui/toasts';
import { useDeactivateOrganization, useReactivateOrganization } from '../api/organizations';

/** Deactivates an active carrier, or reactivates it, after a question. */
export function useActivityChange({ _id, name, isActive }: Pick<OpsOrganization, '_id' | 'name' | 'isActive'>) {
  const { t } = useTranslation('ops-carriers');
  const deactivate = useDeactivateOrganization(() => {
    toast.success(t('deactivate.done', { name }));
  });
  const reactivate = useReactivateOrganization(() => {
    toast.success(t('reactivate.done', { name }));
  });
  return () => {
    if (isActive) {
      confirm({
        title: t('deactivate.title', { name }),
        text: t('deactivate.text'),
        confirmLabel: t('deactivate.action'),
        danger: true,
        onConfirm: () => deactivate.mutateAsync(_id),
      });
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
