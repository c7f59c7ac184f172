import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateAction, CandidateBulkPreview, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import { isComplete, useIsMounted, withBefore } from '#web/entities/bulk/run-action';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';
import { useRunCandidates } from '../../api/candidate-bulk';

/** A previewed action, and the candidates for whom it is possible. */
export interface PlannedCandidates {
  act: CandidateAction;
  candidates: CandidateBulkPreview['data'];
}

interface RunOptions {
  /** The report before a retry of failed candidates. */
  before: CandidateBulkProgress | undefined;
  onStarted: (planned: PlannedCandidates, id: string) => void;
  onReport: (planned: PlannedCandidates, report: CandidateBulkProgress) => void;
  /** The action could not be started, or its result is unknown. */
  onProblem: () => void;
}

/** Runs the action. The result is announced even if the dialog was closed in the meantime. */
export function useRunCandidateAction({ before, onStarted, onReport, onProblem }: RunOptions) {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const isOpen = useIsMounted();
  const started = useRef<PlannedCandidates>(undefined);
  const command = useRunCandidates((id) => {
    if (started.current !== undefined) onStarted(started.current, id);
  });
  const runAction = async (planned: PlannedCandidates, ids: readonly string[]) => {
    started.current = planned;
    const targets = planned.candidates.filter(({ _id }) => ids.includes(_id)).map(({ _id, seen }) => ({ _id, seen }));
    try {
      const report = withBefore(before, await command.mutateAsync({ act: planned.act, targets }));
      const { done, total } = report;
      if (isComplete(report)) toast.success(t('done', { count: done }));
      else if (!isOpen.current) toast.error(t('doneOf', { done, count: total }));
      onReport(planned, report);
    } catch (problem) {
      if (isOpen.current) onProblem();
      else toast.error(problemText(problem));
    }
  };
  return { command, runAction };
}
