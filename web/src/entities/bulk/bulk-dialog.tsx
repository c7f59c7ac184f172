import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpsBulkKind } from '#domain/bulk/actions';
import type { BulkAction, BulkPreview, BulkProgress } from '#domain/bulk/schema';
import { opsMembersQuery } from '#web/entities/pipeline/drivers';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { ActFields } from './act-fields';
import type { ActForm } from './act-form';
import { actOf, emptyAct } from './act-form';
import { bulkProgressQuery, usePreviewBulk, useRunBulkAction, useStopBulk } from './bulk';
import { BulkSteps } from './bulk-steps';
import type { BulkPlan } from './modal-data';
import { RunningStep } from './running-step';
import { useUndoAssign } from './use-undo-assign';

function useTitleText(kind: OpsBulkKind): (count: number) => string {
  const { t } = useTranslation('bulk');
  return (count) => {
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
  };
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

/** A bulk action of operations on drivers. */
export function BulkDialog({ data: plan, close }: ModalProps<BulkPlan>) {
  const { t } = useTranslation(['bulk', 'ops-drivers']);
  const { t: common } = useTranslation();
  const { kind, targets, count, onDone } = plan;
  const form = useForm<ActForm>({ defaultValues: emptyAct() });
  const preview = usePreviewBulk();
  const command = useRunBulkAction();
  const undo = useUndoAssign();
  const titleText = useTitleText(kind);
  return (
    <BulkSteps<BulkAction, BulkPreview['data'][number], BulkProgress>
      titleText={titleText}
      count={count}
      form={(show) => (
        <Form
          form={form}
          label={titleText(count)}
          onSubmit={async (values) => {
            const act = actOf(kind, values);
            if (act !== undefined) show({ act, preview: await preview.mutateAsync({ targets, act }) });
          }}
        >
          <ActFields kind={kind} form={form} />
          <div className="gh-dialog-footer">
            <Button onClick={close}>{common('cancel')}</Button>
            <SubmitButton control={form.control}>{t('preview')}</SubmitButton>
          </div>
        </Form>
      )}
      cutText={(number) => t('cut', { count: number })}
      detail={({ channels }) => channels.map((channel) => t(`channel.${channel}`)).join(', ')}
      actionText={useActionText()}
      command={command}
      send={({ act }, driverIds, onStarted) =>
        command.mutateAsync({ body: { act, driverIds: [...driverIds] }, onStarted })
      }
      showSuccess={({ act, items }, { done }) => {
        const text = t('done', { count: done });
        if (act.kind === 'assign') toast.undoable(text, () => void undo(items));
        else toast.success(text);
      }}
      running={(id, number) => <Running id={id} count={number} close={close} />}
      onDone={onDone}
      close={close}
    />
  );
}
