import { useTranslation } from 'react-i18next';
import type { BenchBrief } from '#domain/bench/schema';
import type { BenchCommand } from '#domain/bench/states';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useApproveOnBench, useRemoveFromBench } from './bench';
import type { BenchTarget } from './modal-data';
import { addToBenchModal, rejectOnBenchModal } from './modals';

type Entry = Pick<BenchBrief, '_id' | 'actions' | 'refusals'>;

/** Runs each command with its prompt: none, a confirmation, or a form. */
function useRun({ _id }: Entry, target: BenchTarget): Record<BenchCommand, () => void> {
  const { t } = useTranslation(['bench', 'labels']);
  const problemText = useProblemText();
  const { name } = target;
  const approve = useApproveOnBench(() => {
    toast.success(t('approve.done', { name }));
  });
  const remove = useRemoveFromBench(() => {
    toast.success(t('remove.done', { name }));
  });
  return {
    add: () => {
      openModal(addToBenchModal, target);
    },
    approve: () => {
      approve.mutate(_id, {
        onError: (problem) => {
          toast.error(problemText(problem));
        },
      });
    },
    reject: () => {
      openModal(rejectOnBenchModal, { entryId: _id, name });
    },
    remove: () => {
      confirm({
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirmLabel: t('labels:term.remove'),
        danger: true,
        onConfirm: () => remove.mutateAsync(_id),
      });
    },
  };
}

/** The caller's actions for a bench entry; refused ones keep their place, with the reason. */
export function useBenchActions(entry: Entry, target: BenchTarget) {
  const { t } = useTranslation(['bench', 'labels']);
  const refusalText = useRefusalText();
  const run = useRun(entry, target);
  const labels: Record<BenchCommand, string> = {
    add: t('add.again'),
    approve: t('labels:term.approve'),
    reject: t('reject.menu'),
    remove: t('remove.menu'),
  };
  const actionOf = (command: BenchCommand): MenuAction[] => {
    const refused = entry.refusals.find(({ action }) => action === command);
    if (refused === undefined && !entry.actions.includes(command)) return [];
    const action = {
      key: command,
      label: labels[command],
      danger: command === 'reject' || command === 'remove',
      ...(refused === undefined ? {} : { reason: refusalText(refused.code) }),
      run: run[command],
    };
    return [action];
  };
  const [first] = [...actionOf('approve'), ...actionOf('add')];
  return { first, others: [...actionOf('reject'), ...actionOf('remove')] };
}
