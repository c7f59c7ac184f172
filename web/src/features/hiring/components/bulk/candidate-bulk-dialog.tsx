import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CandidateAction, CandidateBulkPreview, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import { PreviewStep } from '#web/entities/bulk/preview-step';
import { ReportStep } from '#web/entities/bulk/report-step';
import { isComplete } from '#web/entities/bulk/run-action';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { usePreviewCandidates } from '../../api/candidate-bulk';
import type { CandidateActForm } from '../../model/candidate-act';
import { candidateActOf, emptyCandidateAct } from '../../model/candidate-act';
import { CandidateActFields } from './candidate-act-fields';
import { CandidateRunning } from './candidate-running';
import type { CandidateBulkPlan } from './modal-data';
import type { PlannedCandidates } from './use-run-candidates';
import { useRunCandidateAction } from './use-run-candidates';

type Step =
  | { at: 'form' }
  | { at: 'preview'; act: CandidateAction; preview: CandidateBulkPreview }
  | { at: 'running'; planned: PlannedCandidates; id: string }
  | { at: 'report'; planned: PlannedCandidates; report: CandidateBulkProgress };

const idsOf = (candidates: CandidateBulkPreview['data']): string[] => candidates.map(({ _id }) => _id);

/** The form, then a preview per candidate, then the progress and the result. Nothing is sent before the preview is confirmed. */
export function CandidateBulkDialog({ data: plan, close }: ModalProps<CandidateBulkPlan>) {
  const { t } = useTranslation(['bulk', 'hiring']);
  const { t: common } = useTranslation();
  const { kind, targets, count, previewed, onDone } = plan;
  const form = useForm<CandidateActForm>({ defaultValues: emptyCandidateAct() });
  const [step, setStep] = useState<Step>(previewed === undefined ? { at: 'form' } : { at: 'preview', ...previewed });
  const preview = usePreviewCandidates((shown, { act }) => {
    setStep({ at: 'preview', act, preview: shown });
  });
  const { command, runAction } = useRunCandidateAction({
    before: step.at === 'report' ? step.report : undefined,
    onStarted: (planned, id) => {
      setStep({ at: 'running', planned, id });
    },
    onReport: (planned, report) => {
      onDone();
      if (isComplete(report)) close();
      else setStep({ at: 'report', planned, report });
    },
    // Back to the step in which the action was confirmed, to send it again.
    onProblem: () => {
      setStep(step);
    },
  });
  const title = t(`candidates.title.${kind}`, { count });
  return (
    <Dialog title={title} onClose={close} width={640}>
      {step.at === 'form' ? (
        <Form
          form={form}
          label={title}
          onSubmit={(values) => {
            const act = candidateActOf(kind, values);
            return act === undefined ? Promise.resolve() : preview.mutateAsync({ targets, act });
          }}
        >
          <CandidateActFields kind={kind} control={form.control} />
          <div className="gh-dialog-footer">
            <Button onClick={close}>{common('cancel')}</Button>
            <SubmitButton control={form.control}>{t('preview')}</SubmitButton>
          </div>
        </Form>
      ) : null}
      {step.at === 'preview' ? (
        <PreviewStep
          preview={step.preview}
          cutText={(number) => t('candidates.cut', { count: number })}
          detail={({ order }) => order}
          action={(number) => t(kind === 'messageCandidates' ? 'sendTo' : 'carryOut', { count: number })}
          problem={command.error}
          isSending={command.isPending}
          onBack={() => {
            if (previewed === undefined) setStep({ at: 'form' });
            else close();
          }}
          onRun={(candidates) => void runAction({ act: step.act, candidates }, idsOf(candidates))}
        />
      ) : null}
      {step.at === 'running' ? (
        <CandidateRunning id={step.id} count={step.planned.candidates.length} close={close} />
      ) : null}
      {step.at === 'report' ? (
        <ReportStep
          report={step.report}
          problem={command.error}
          isSending={command.isPending}
          close={close}
          onRetry={(ids) => void runAction(step.planned, ids)}
        />
      ) : null}
    </Dialog>
  );
}
