import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpsBulkKind } from '#domain/bulk/actions';
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
import { bulkProgressQuery, usePreviewBulk, useStopBulk } from './bulk';
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

function useTitle(kind: OpsBulkKind, count: number): string {
  const { t } = useTranslation('bulk');
  switch (kind) {
    case 'assign':
      return t('title.assign', { count });
    case 'message':
      return t('title.message', { count });
    case 'requestDocument':
      return t('title.requestDocument', { count });
    case 'snooze':
      return t('title.snooze', { count });
  }
}

/** The label of the confirm button; an assignment names the new owner, a message is sent. */
function useActionText() {
  const { t } = useTranslation('bulk');
  const { data: members } = useQuery(opsMembersQuery());
  return (act: BulkAction, count: number): string => {
    if (act.kind === 'message') return t('sendTo', { count });
    const owner = act.kind === 'assign' ? members?.data.find(({ _id }) => _id === act.ownerId) : undefined;
    return owner === undefined ? t('carryOut', { count }) : t('assignTo', { count, name: owner.name });
  };
}

const idsOf = (drivers: BulkPreview['data']): string[] => drivers.map(({ _id }) => _id);

function Running({ id, ...step }: { id: string; count: number; close: () => void }) {
  const { data, error } = useQuery(bulkProgressQuery(id));
  const stop = useStopBulk();
  return (
    <RunningStep
      {...step}
      progress={data}
      problem={stop.error ?? error}
      isStopping={stop.isPending}
      onStop={() => {
        stop.mutate(id);
      }}
    />
  );
}

/** The form, then a preview per driver, then the progress and the result. Nothing is sent before the preview is confirmed. */
export function BulkDialog({ data: plan, close }: ModalProps<BulkPlan>) {
  const { t } = useTranslation(['bulk', 'ops-drivers']);
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
            <SubmitButton control={form.control}>{t('preview')}</SubmitButton>
          </div>
        </Form>
      ) : null}
      {step.at === 'preview' ? (
        <PreviewStep
          preview={step.preview}
          cutText={(count) => t('cut', { count })}
          detail={({ channels }) => channels.map((channel) => t(`channel.${channel}`)).join(', ')}
          action={(count) => actionOf(step.act, count)}
          problem={command.error}
          isSending={command.isPending}
          onBack={() => {
            setStep({ at: 'form' });
          }}
          onRun={(drivers) => void runAction({ act: step.act, drivers }, idsOf(drivers))}
        />
      ) : null}
      {step.at === 'running' ? <Running id={step.id} count={step.planned.drivers.length} close={close} /> : null}
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
