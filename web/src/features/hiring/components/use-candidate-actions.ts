import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { adverseGuideModal } from '#web/entities/adverse-action/modals';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { useCan } from '#web/shared/session/current-user';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { openModal } from '#web/shared/ui/modals';
import type { Offered } from '../model/actions';
import { isReviewed, offeredActions } from '../model/actions';
import { useOnboardingAction } from './use-onboarding-action';
import { useReason } from './use-reason';
import type { CandidateInList } from './use-run-action';
import { useRunAction } from './use-run-action';

/** Whether the action waits for HR or Safety (docs/state-machines.md#permissions). */
const isPendingSafety = ({ action, refusal }: Offered): boolean =>
  action.command === 'approveForInterview' && (refusal === 'safety-approval-needed' || refusal === 'no-safety-staff');

/** The date or time that an action accepts: its label says it, as its request names it. */
function acceptedDate({ interview, offer, start }: CandidacyCard, command: string): string | undefined {
  if (command !== 'confirmProposal') {
    const day = command === 'acceptProposedStart' ? start?.proposal?.startOn : start?.startOn;
    return day && formatDate(day);
  }
  const planned = interview ?? offer;
  return planned?.proposedStartsAt ? formatDateTime(planned.proposedStartsAt, planned.zone) : undefined;
}

/** HR and Safety refuse a driver because of a report only after the notices that the law asks for. */
function useGuideAction(card: CandidacyCard): MenuAction[] {
  const { t } = useTranslation('hiring');
  const mayReview = useCan('hiring:review');
  if (!mayReview || !isReviewed(card)) return [];
  return [
    {
      key: 'adverseAction',
      label: t('reportGuide'),
      danger: true,
      run: () => {
        openModal(adverseGuideModal, { candidacyId: card.candidacyId });
      },
    },
  ];
}

/** The row's button and the other actions for this driver, refused ones with their reason. */
export function useCandidateActions(candidate: CandidateInList) {
  const { t } = useTranslation('hiring');
  const reason = useReason();
  const refusal = useRefusal();
  const reasonOf = (code: string) => (code === 'agreement-not-accepted' ? refusal(code) : reason(candidate.card, code));
  const { run, isSending } = useRunAction();
  const onboarding = useOnboardingAction(candidate.card);
  const guide = useGuideAction(candidate.card);
  const all = offeredActions(candidate.card);
  const main = all.find(({ action }) => action.inMenu !== true);
  const entry = (offered: Offered): MenuAction => ({
    key: offered.action.command,
    label: isPendingSafety(offered)
      ? t('command.approveForInterview.pending')
      : t(`command.${offered.action.command}.label`, { date: acceptedDate(candidate.card, offered.action.command) }),
    danger: offered.action.danger === true,
    ...(offered.refusal === undefined ? {} : { reason: reasonOf(offered.refusal) }),
    run: () => {
      void run(candidate, offered.action);
    },
  });
  return {
    first: main === undefined ? undefined : entry(main),
    others: [...onboarding, ...all.filter((offered) => offered !== main).map(entry), ...guide],
    isSending,
  };
}
