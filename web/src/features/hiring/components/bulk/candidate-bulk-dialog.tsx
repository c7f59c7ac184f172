import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CandidateAction, CandidateBulkPreview, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import { MatchCostLine } from '#web/entities/billing/match-price';
import { BulkSteps } from '#web/entities/bulk/bulk-steps';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { asApiProblem } from '#web/shared/http/api-problem';
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
  const [cost, setCost] = useState(previewed?.preview.cost ?? null);
  const command = useRunCandidates();
  /** The price that the preview shows now; a retry for some of the drivers has it confirmed already. */
  const atShownPrice = (isWhole: boolean) => (cost === null || !isWhole ? {} : { shownPriceCents: cost.cents });
  const keepPrice = (problem: unknown) => {
    const { code, params } = asApiProblem(problem);
    const { cents } = params;
    if (code === 'price-changed' && typeof cents === 'number') setCost((shown) => shown && { ...shown, cents });
    throw problem;
  };
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
            if (act === undefined) return;
            const shown = await preview.mutateAsync({ targets, act });
            setCost(shown.cost);
            show({ act, preview: shown });
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
      note={cost === null ? undefined : <MatchCostLine cost={cost} />}
      command={command}
      send={({ act, items }, ids, onStarted) => {
        const chosen = items.filter(({ _id }) => ids.includes(_id));
        const seen = chosen.map((each) => ({ _id: each._id, seen: each.seen }));
        const body = { act, targets: seen, ...atShownPrice(chosen.length === items.length) };
        return command.mutateAsync({ body, onStarted }).catch(keepPrice);
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
