import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BulkKind } from '#domain/bulk/actions';
import type { BulkAction, BulkPreview, BulkProgress } from '#domain/bulk/schema';
import { opsMembersQuery } from '#web/entities/pipeline/drivers';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { ActFields } from './act-fields';
import type { ActForm } from './act-form';
import { actOf, emptyAct } from './act-form';
import { usePreviewBulk } from './bulk';
import type { BulkPlan } from './modal-data';
import { PreviewStep } from './preview-step';
import { ReportStep } from './report-step';
import { isComplete, type PlannedAction, useRunAction } from './run-action';
import { RunningStep } from './running-step';
import './bulk.css';

type Step =
  | { at: 'form' }
  | { at: 'preview'; act: BulkAction; preview: BulkPreview }
  | { at: 'running'; planned: PlannedAction; id: string }
  | { at: 'report'; planned: PlannedAction; report: BulkProgress };

function useTitle(kind: BulkKind, count: number): string {
  const { t } = useTranslation('ops-tools');
  switch (kind) {
    case 'assign':
      return t('bulk.title.assign', { count });
    case 'message':
      return t('bulk.title.message', { count });
    case 'requestDocument':
      return t('bulk.title.requestDocument', { count });
    case 'snooze':
      return t('bulk.title.snooze', { count });
  }
}

/** The label of the confirm button; an assignment names the new owner, a message is sent. */
function useActionText() {
  const { t } = useTranslation('ops-tools');
  const { data: members } = useQuery(opsMembersQuery());
  return (act: BulkAction, count: number): string => {
    if (act.kind === 'message') return t('bulk.sendTo', { count });
    const owner = act.kind === 'assign' ? members?.data.find(({ _id }) => _id === act.ownerId) : undefined;
    return owner === undefined ? t('bulk.carryOut', { count }) : t('bulk.assignTo', { count, name: owner.name });
  };
}

const idsOf = (drivers: BulkPreview['data']): string[] => drivers.map(({ _id }) => _id);

/** The form, then a preview per driver, then the progress and the result. Nothing is sent before the preview is confirmed. */
export function BulkDialog({ data: plan, close }: ModalProps<BulkPlan>) {
  const { t } = useTranslation(['ops-tools', 'ops-drivers']);
  const { t: common } = useTranslation();
  const { kind, targets, count, onDone } = plan;
  const form = useForm<ActForm>({ defaultValues: emptyAct() });
  const [step, setStep] = useState<Step>({ at: 'form' });
  const preview = usePreviewBulk((shown, { act }) => {
    setStep({ at: 'preview', act, preview: shown });
  });
  const { command, runAction } = useRunAction({
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
  const title = useTitle(kind, count);
  const actionOf = useActionText();
  return (
    <Dialog title={title} onClose={close} width={640}>
      {step.at === 'form' ? (
        <Form
          form={form}
          label={title}
          onSubmit={(values) => {
            const what = actOf(kind, values);
            return what === undefined ? Promise.resolve() : preview.mutateAsync({ targets, act: what });
          }}
        >
          <ActFields kind={kind} form={form} />
          <div className="gh-dialog-footer">
            <Button onClick={close}>{common('cancel')}</Button>
            <SubmitButton control={form.control}>{t('bulk.preview')}</SubmitButton>
          </div>
        </Form>
      ) : null}
      {step.at === 'preview' ? (
        <PreviewStep
          preview={step.preview}
          action={(count) => actionOf(step.act, count)}
          problem={command.error}
          isSending={command.isPending}
          onBack={() => {
            setStep({ at: 'form' });
          }}
          onRun={(drivers) => void runAction({ act: step.act, drivers }, idsOf(drivers))}
        />
      ) : null}
      {step.at === 'running' ? <RunningStep id={step.id} count={step.planned.drivers.length} close={close} /> : null}
      {step.at === 'report' ? (
        <ReportStep
          report={step.report}
          problem={command.error}
          isSending={command.isPending}
          close={close}
          onRetry={(driverIds) => void runAction(step.planned, driverIds)}
        />
      ) : null}
    </Dialog>
  );
}
