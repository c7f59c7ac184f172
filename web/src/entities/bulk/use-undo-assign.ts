import { useTranslation } from 'react-i18next';
import type { BulkPreview } from '#domain/bulk/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';
import { useRunBulkAction } from './bulk';

/** Reassigns the drivers to their previous owners, or to no one. */
export function useUndoAssign() {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const { mutateAsync } = useRunBulkAction();
  return async (drivers: BulkPreview['data']) => {
    try {
      for (const ownerId of new Set(drivers.map((driver) => driver.ownerId))) {
        const driverIds = drivers.filter((driver) => driver.ownerId === ownerId).map(({ _id }) => _id);
        const { failed } = await mutateAsync({ body: { act: { kind: 'assign', ownerId }, driverIds } });
        if (failed > 0) throw new Error(t('notUndone', { count: failed }));
      }
      toast.success(t('undone', { count: drivers.length }));
    } catch (problem) {
      toast.error(problemText(problem));
    }
  };
}
