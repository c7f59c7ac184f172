import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, BulkPreview, BulkProgress } from '#domain/bulk/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';
import { useRunBulkAction } from './bulk';

/** A previewed action, and the drivers for whom it is possible. */
export interface PlannedAction {
  act: BulkAction;
  drivers: BulkPreview['data'];
}

interface RunActionOptions {
  /** The report before a retry of failed drivers. */
  before: BulkProgress | undefined;
  onStarted: (planned: PlannedAction, id: string) => void;
  onReport: (planned: PlannedAction, report: BulkProgress) => void;
  /** The action could not be started, or its result is unknown. */
  onProblem: () => void;
}

/** Runs the action. The result is announced even if the dialog was closed in the meantime. */
export function useRunAction({ before, onStarted, onReport, onProblem }: RunActionOptions) {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const isOpen = useIsMounted();
  const started = useRef<PlannedAction>(undefined);
  const command = useRunBulkAction((id) => {
    if (started.current !== undefined) onStarted(started.current, id);
  });
  const undo = useUndoAssign();
  const showSuccess = ({ act, drivers }: PlannedAction, { done }: BulkProgress) => {
    const text = t('done', { count: done });
    if (act.kind === 'assign') toast.undoable(text, () => void undo(drivers));
    else toast.success(text);
  };
  const runAction = async (planned: PlannedAction, driverIds: string[]) => {
    started.current = planned;
    try {
      const report = withBefore(before, await command.mutateAsync({ act: planned.act, driverIds }));
      const { done, total } = report;
      if (isComplete(report)) showSuccess(planned, report);
      else if (!isOpen.current) toast.error(t('doneOf', { done, count: total }));
      onReport(planned, report);
    } catch (problem) {
      if (isOpen.current) onProblem();
      else toast.error(problemText(problem));
    }
  };
  return { command, runAction };
}

/** Whether the action succeeded for every driver. */
export const isComplete = ({ done, total }: Pick<BulkProgress, 'done' | 'total'>): boolean => done === total;

/** Reassigns the drivers to their previous owners, or to no one. */
function useUndoAssign() {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const { mutateAsync } = useRunBulkAction();
  return async (drivers: BulkPreview['data']) => {
    try {
      for (const ownerId of new Set(drivers.map((driver) => driver.ownerId))) {
        const driverIds = drivers.filter((driver) => driver.ownerId === ownerId).map(({ _id }) => _id);
        const { failed } = await mutateAsync({ act: { kind: 'assign', ownerId }, driverIds });
        if (failed > 0) throw new Error(t('notUndone', { count: failed }));
      }
      toast.success(t('undone', { count: drivers.length }));
    } catch (problem) {
      toast.error(problemText(problem));
    }
  };
}

/** Merges the report of a retry into the report before it. */
export function withBefore<Progress extends Pick<BulkProgress, 'status' | 'total' | 'done' | 'failed' | 'failures'>>(
  before: Progress | undefined,
  report: Progress,
): Progress {
  if (before === undefined) return report;
  const { status, total, done } = before;
  const others = before.failures.filter(({ problem }) => problem.code !== 'unavailable');
  const failures = [...others, ...report.failures];
  return { ...report, status, total, done: done + report.done, failures, failed: failures.length };
}

/** Whether the dialog is still open. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
