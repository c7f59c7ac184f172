import { useTranslation } from 'react-i18next';
import type { SentTask } from '#domain/driver-pipeline/tasks';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';
import { useUndoApproval } from './commands';

/** Shows that a task was approved, with an undo that returns it to the queue. */
export function useApprovalToast(id: string) {
  const { t } = useTranslation('ops-reviews');
  const problemText = useProblemText();
  const reopen = useUndoApproval(() => {
    toast.success(t('documents.reopened'));
  });
  return (task: SentTask, entryId: string | null) => {
    toast.undoable(t('verdict.done'), () => {
      reopen.mutateAsync({ id, task, entryId }).catch((problem: unknown) => {
        toast.error(problemText(problem));
      });
    });
  };
}
