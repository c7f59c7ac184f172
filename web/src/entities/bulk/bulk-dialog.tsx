import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BulkKind } from '#domain/bulk/actions';
import type { BulkAction, BulkPreview, BulkReport } from '#domain/bulk/schema';
import { opsMembersQuery } from '#web/entities/pipeline/drivers';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { ActFields } from './act-fields';
import type { ActForm } from './act-form';
import { actOf, emptyAct } from './act-form';
import { reportOf, usePreviewBulk, useRunBulkAction } from './bulk';
import type { BulkPlan } from './modal-data';
import { PreviewStep } from './preview-step';
import { ReportStep } from './report-step';
import './bulk.css';

type Step =
  | { at: 'form' }
  | { at: 'preview'; act: BulkAction; preview: BulkPreview }
  | { at: 'report'; act: BulkAction; report: BulkReport };

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

interface RunActionOptions {
  /** The report before a retry of failed drivers. */
  before: BulkReport | undefined;
  onReport: (act: BulkAction, report: BulkReport) => void;
}

/** Runs the action. The result is announced even if the dialog was closed in the meantime. */
function useRunAction({ before, onReport }: RunActionOptions) {
  const { t } = useTranslation('ops-tools');
  const problemText = useProblemText();
  const isOpen = useIsMounted();
  const act = useRunBulkAction();
  const undo = useUndoAssign();
  const showSuccess = (what: BulkAction, report: BulkReport) => {
    const text = t('bulk.done', { count: report.done });
    if (what.kind === 'assign') toast.undoable(text, () => void undo(report));
    else toast.success(text);
  };
  const runAction = async (what: BulkAction, driverIds: string[]) => {
    try {
      const report = withBefore(before, await act.mutateAsync({ act: what, driverIds }));
      const { done, failed } = report;
      if (failed === 0) showSuccess(what, report);
      else if (!isOpen.current) toast.error(t('bulk.doneOf', { done, count: done + failed }));
      onReport(what, report);
    } catch (problem) {
      if (!isOpen.current) toast.error(problemText(problem));
    }
  };
  return { act, runAction };
}

/** Reassigns the drivers to their previous owners, or to no one. */
function useUndoAssign() {
  const { t } = useTranslation('ops-tools');
  const problemText = useProblemText();
  const { mutateAsync } = useRunBulkAction();
  return async ({ data }: BulkReport) => {
    try {
      for (const ownerId of new Set(data.map((outcome) => outcome.ownerId))) {
        const driverIds = data.filter((outcome) => outcome.ownerId === ownerId).map(({ _id }) => _id);
        const { failed } = await mutateAsync({ act: { kind: 'assign', ownerId }, driverIds });
        if (failed > 0) throw new Error(t('bulk.notUndone', { count: failed }));
      }
      toast.success(t('bulk.undone', { count: data.length }));
    } catch (problem) {
      toast.error(problemText(problem));
    }
  };
}

/** Merges the report of a retry into the report before it. */
function withBefore(before: BulkReport | undefined, { data }: BulkReport): BulkReport {
  const again = new Map(data.map((outcome) => [outcome._id, outcome]));
  const all = before === undefined ? data : before.data.map((outcome) => again.get(outcome._id) ?? outcome);
  return reportOf(all);
}

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

/** The form, then a preview per driver, then the result. Nothing is sent before the preview is confirmed. */
export function BulkDialog({ data: plan, close }: ModalProps<BulkPlan>) {
  const { t } = useTranslation(['ops-tools', 'ops-drivers']);
  const { t: common } = useTranslation();
  const { kind, targets, count, onDone } = plan;
  const form = useForm<ActForm>({ defaultValues: emptyAct() });
  const [step, setStep] = useState<Step>({ at: 'form' });
  const preview = usePreviewBulk((shown, { act }) => {
    setStep({ at: 'preview', act, preview: shown });
  });
  const { act, runAction } = useRunAction({
    before: step.at === 'report' ? step.report : undefined,
    onReport: (what, report) => {
      onDone();
      if (report.failed > 0) setStep({ at: 'report', act: what, report });
      else close();
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
          problem={act.error}
          isSending={act.isPending}
          processed={act.processed}
          onBack={() => {
            setStep({ at: 'form' });
          }}
          onRun={(driverIds) => void runAction(step.act, driverIds)}
        />
      ) : null}
      {step.at === 'report' ? (
        <ReportStep
          report={step.report}
          problem={act.error}
          isSending={act.isPending}
          close={close}
          onRetry={(driverIds) => void runAction(step.act, driverIds)}
        />
      ) : null}
    </Dialog>
  );
}
