import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useCan } from '#web/shared/session/current-user';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { scorecardModal } from './scorecard-modal';

/** Opens the scorecards of the interview: beside the button that hires the driver, and after the hire. */
export function ScorecardButton({ card }: { card: CandidacyCard }) {
  const { t } = useTranslation('hiring');
  const mayAct = useCan('hiring:act');
  const { scorecardInterview: interview, scorecardCount, orderId } = card;
  if (interview === null || !mayAct) return null;
  const name = driverName(card.driver);
  // eslint-disable-next-line react/purity -- whether the interview has begun is as of the last render, like an age
  const hasBegun = Date.parse(interview.startsAt) <= Date.now();
  return (
    <RefusableButton
      size="small"
      // Before the interview, only scorecards of an earlier one can be read.
      reason={hasBegun || scorecardCount > 0 ? undefined : t('scorecard.tooEarlyShort')}
      aria-label={t('scorecard.openOf', { name, count: scorecardCount })}
      onClick={() => {
        openModal(scorecardModal, {
          interviewId: interview._id,
          orderId,
          driverName: name,
          hasBegun,
        });
      }}
    >
      {scorecardCount === 0 ? t('scorecard.open') : t('scorecard.openCount', { count: scorecardCount })}
    </RefusableButton>
  );
}
