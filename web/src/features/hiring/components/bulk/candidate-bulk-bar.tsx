import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/accounts/policy';
import type { CandidateBulkKind } from '#domain/bulk/actions';
import { bulkActions } from '#domain/bulk/actions';
import type { CandidateTargets } from '#domain/bulk/candidates/schema';
import type { CandidateSearch } from '#domain/dashboard/candidates/schema';
import { useAgreementRefusal } from '#web/entities/agreement/use-agreement-refusal';
import { SelectionBar } from '#web/entities/bulk/selection-bar';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useActor } from '#web/shared/session/current-user';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { usePreviewCandidates } from '../../api/candidate-bulk';
import { candidateActOf, emptyCandidateAct, hasFields } from '../../model/candidate-act';
import { candidateBulkModal } from './modals';

interface CandidateBulkBarProps {
  /** The selected candidacies. */
  candidacyIds: readonly string[];
  /** The actions that can be possible for candidates of the list. */
  kinds: readonly CandidateBulkKind[];
  /** All candidates that match the filters, including those not loaded on the page. */
  matching: { search: CandidateSearch; count: number } | undefined;
  /** Called after an action, and when the selection is cleared. */
  onClear: () => void;
}

interface ActionProps {
  kind: CandidateBulkKind;
  targets: CandidateTargets;
  count: number;
  isDisabled: boolean;
  onDone: () => void;
}

/** Opens the form of the action, or right away the preview of an action without fields. */
function ActionButton({ kind, isDisabled, ...plan }: ActionProps) {
  const { t } = useTranslation(['bulk', 'hiring']);
  const actor = useActor();
  const problemText = useProblemText();
  const refusal = useRefusal();
  const agreement = useAgreementRefusal();
  const buys = kind === 'moveToReview' && agreement !== undefined ? refusal(agreement) : undefined;
  const preview = usePreviewCandidates((shown, { act }) => {
    openModal(candidateBulkModal, { kind, ...plan, previewed: { act, preview: shown } });
  });
  const open = () => {
    const act = hasFields(kind) ? undefined : candidateActOf(kind, emptyCandidateAct());
    if (act === undefined) return openModal(candidateBulkModal, { kind, ...plan });
    return preview.mutate(
      { targets: plan.targets, act },
      {
        onError: (problem) => {
          toast.error(problemText(problem));
        },
      },
    );
  };
  return (
    <RefusableButton
      size="small"
      disabled={isDisabled}
      loading={preview.isPending}
      reason={can(actor, bulkActions[kind].permission) ? buys : t('candidates.bySafety')}
      onClick={open}
    >
      {t(`candidates.act.${kind}`)}
    </RefusableButton>
  );
}

function Bar({ candidacyIds, kinds, matching, onClear }: CandidateBulkBarProps) {
  const { t } = useTranslation('bulk');
  return (
    <SelectionBar
      label={t('candidates.bar')}
      ids={candidacyIds}
      matching={matching?.count}
      selectedText={(count) => t('candidates.selected', { count })}
      allText={(count) => t('candidates.allMatching', { count })}
      takeAllText={(count) => t('candidates.takeAll', { count })}
      onClear={onClear}
      actions={({ isAll, count, isDisabled }) => {
        const targets: CandidateTargets =
          isAll && matching !== undefined ? { matching: matching.search } : { candidacyIds: [...candidacyIds] };
        return kinds.map((kind) => (
          <ActionButton
            key={kind}
            kind={kind}
            targets={targets}
            count={count}
            isDisabled={isDisabled}
            onDone={onClear}
          />
        ));
      }}
    />
  );
}

/** Bulk actions for the selected candidates. Visible while rows are selected, and loads its own texts. */
export const CandidateBulkBar = (props: CandidateBulkBarProps) =>
  props.candidacyIds.length === 0 ? null : (
    <Suspense fallback={null}>
      <Bar {...props} />
    </Suspense>
  );
