import { useTranslation } from 'react-i18next';
import { useTurn } from '#web/entities/candidacies/turn';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PlainChip } from '#web/shared/ui/state-chip';
import { useHeld } from '#web/shared/ui/use-held';
import { passKey } from '../api/commands';
import { ProfilePageLink } from './profile-page-link';
import { ScorecardButton } from './scorecards/scorecard-button';
import { useCandidateActions } from './use-candidate-actions';
import type { CandidateInList } from './use-run-action';

/** The next step as a button, marked if it is the user's turn; all other actions are in a menu. */
export function CandidateActions(candidate: CandidateInList) {
  const { t } = useTranslation('hiring');
  const { card, showNext } = candidate;
  const { first, others, isSending } = useCandidateActions(candidate);
  const { isMine } = useTurn()(card);
  const isPassing = useHeld(passKey(card));
  if (isPassing) return <PlainChip>{t('row.passing')}</PlainChip>;
  const isPanel = showNext !== undefined;
  if (!isPanel && first === undefined && others.length === 0 && card.scorecardInterview === null) return null;
  return (
    <div className="gh-candidate-actions">
      {first === undefined ? null : (
        <RefusableButton
          {...(isPanel ? {} : { size: 'small' as const })}
          variant={isMine && first.reason === undefined ? 'primary' : 'default'}
          loading={isSending}
          reason={first.reason}
          onClick={first.run}
        >
          {first.label}
        </RefusableButton>
      )}
      <ScorecardButton card={card} />
      {isPanel ? <ProfilePageLink card={card} orderId={candidate.order._id} /> : null}
      <ActionMenu label={t('row.more', { name: driverName(card.driver) })} actions={others} />
    </div>
  );
}
