import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CandidateAction, CandidateBulkPreview, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import { BulkSteps } from '#web/entities/bulk/bulk-steps';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { usePreviewCandidates, useRunCandidates } from '../../api/candidate-bulk';
import type { CandidateActForm } from '../../model/candidate-act';
import { candidateActOf, emptyCandidateAct, hasFields } from '../../model/candidate-act';
import { CandidateActFields } from './candidate-act-fields';
import { CandidateRunning } from './candidate-running';
import type { CandidateBulkPlan } from './modal-data';

/** A carrier's bulk action on candidates. */
export function CandidateBulkDialog({ data: plan, close }: ModalProps<CandidateBulkPlan>) {
  const { t } = useTranslation(['bulk', 'hiring']);
  const { t: common } = useTranslation();
  const { kind, targets, count, orderId, previewed, onDone } = plan;
  const form = useForm<CandidateActForm>({ defaultValues: emptyCandidateAct(orderId) });
  const preview = usePreviewCandidates();
  const command = useRunCandidates();
  const titleText = (number: number) => t(`candidates.title.${kind}`, { count: number });
  return (
    <BulkSteps<CandidateAction, CandidateBulkPreview['data'][number], CandidateBulkProgress>
      titleText={titleText}
      count={count}
      previewed={previewed}
      toForm={hasFields(kind) ? t('candidates.addMessage') : undefined}
      form={(show) => (
        <Form
          form={form}
          label={titleText(count)}
          onSubmit={async (values) => {
            const act = candidateActOf(kind, values);
            if (act !== undefined) show({ act, preview: await preview.mutateAsync({ targets, act }) });
          }}
        >
          <CandidateActFields kind={kind} form={form} hasOrder={orderId !== undefined} />
          <div className="gh-dialog-footer">
            <Button onClick={close}>{common('cancel')}</Button>
            <SubmitButton control={form.control}>{t('preview')}</SubmitButton>
          </div>
        </Form>
      )}
      cutText={(number) => t('candidates.cut', { count: number })}
      detail={({ order }) => order}
      actionText={(act, number) => t(`candidates.title.${act.kind}`, { count: number })}
      command={command}
      send={({ act, items }, ids, onStarted) => {
        const chosen = items.filter(({ _id }) => ids.includes(_id));
        return command.mutateAsync({
          body: { act, targets: chosen.map(({ _id, seen }) => ({ _id, seen })) },
          onStarted,
        });
      }}
      showSuccess={(_, { done }) => {
        toast.success(t('done', { count: done }));
      }}
      running={(id, number) => <CandidateRunning id={id} count={number} close={close} />}
      onDone={onDone}
      close={close}
    />
  );
}
