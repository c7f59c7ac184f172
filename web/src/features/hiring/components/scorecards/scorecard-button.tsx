import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { scorecardModal } from './scorecard-modal';

/** Opens the scorecards of the interview: beside the button that hires the driver, and after the hire. */
export function ScorecardButton({ card }: { card: CandidacyCard }) {
  const { t } = useTranslation('hiring');
  const mayAct = useCan('hiring:act');
  const { scorecardInterview: interview, scorecardCount, orderId } = card;
  if (interview === null || !mayAct) return null;
  const name = driverName(card.driver);
  return (
    <Button
      size="small"
      aria-label={t('scorecard.openOf', { name, count: scorecardCount })}
      onClick={() => {
        openModal(scorecardModal, {
          interviewId: interview._id,
          orderId,
          driverName: name,
          hasBegun: Date.parse(interview.startsAt) <= Date.now(),
        });
      }}
    >
      {scorecardCount === 0 ? t('scorecard.open') : t('scorecard.openCount', { count: scorecardCount })}
    </Button>
  );
}
