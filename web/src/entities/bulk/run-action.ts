import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkProgress } from '#domain/bulk/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';

/** The parts of a report that the steps of a bulk action need. */
export type BulkReport = Pick<BulkProgress, 'status' | 'total' | 'done' | 'failed' | 'failures'>;

/** A previewed action, and the drivers or candidates for whom it is possible. */
export interface Planned<Act, Item> {
  act: Act;
  items: Item[];
}

export interface RunActionOptions<Plan, Report> {
  /** Starts the action for these ids, and resolves with its report. */
  send: (plan: Plan, ids: readonly string[], onStarted: (id: string) => void) => Promise<Report>;
  /** Announces an action that succeeded for everyone. */
  showSuccess: (plan: Plan, report: Report) => void;
  onStarted: (plan: Plan, id: string) => void;
  onReport: (plan: Plan, report: Report) => void;
  /** The action could not be started, or its result is unknown. */
  onProblem: () => void;
  /** The report before a retry of those that failed. */
  before: Report | undefined;
}

/** Runs the action. The result is announced even if the dialog was closed in the meantime. */
export function useRunAction<Plan, Report extends BulkReport>(options: RunActionOptions<Plan, Report>) {
  const { before, send, showSuccess, onStarted, onReport, onProblem } = options;
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const isOpen = useIsMounted();
  return async (plan: Plan, ids: readonly string[]) => {
    try {
      const started = (id: string) => {
        onStarted(plan, id);
      };
      const report = withBefore(before, await send(plan, ids, started));
      const { done, total } = report;
      if (isComplete(report)) showSuccess(plan, report);
      else if (!isOpen.current) toast.error(t('doneOf', { done, count: total }));
      onReport(plan, report);
    } catch (problem) {
      if (isOpen.current) onProblem();
      else toast.error(problemText(problem));
    }
  };
}

/** Whether the action succeeded for everyone. */
export const isComplete = ({ done, total }: Pick<BulkProgress, 'done' | 'total'>): boolean => done === total;

/** Merges the report of a retry into the report before it. */
function withBefore<Report extends BulkReport>(before: Report | undefined, report: Report): Report {
  if (before === undefined) return report;
  const { status, total, done } = before;
  const others = before.failures.filter(({ problem }) => problem.code !== 'unavailable');
  const failures = [...others, ...report.failures];
  return { ...report, status, total, done: done + report.done, failures, failed: failures.length };
}

/** Whether the dialog is still open. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
