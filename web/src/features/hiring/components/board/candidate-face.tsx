import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { nextSteps } from '#domain/candidacies/next-step';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { useTurn } from '#web/entities/candidacies/turn';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { followArrows } from '#web/shared/board/use-card-keys';
import { formatMiles } from '#web/shared/i18n/format';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { AgeChip } from '#web/shared/ui/age-chip';
import { PlainButton } from '#web/shared/ui/plain-button';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

/** The driver's panel opens over the board; the URL contains the driver. */
function NameLink({ card }: { card: CandidacyCard }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('driver', card.driverId);
  const name = driverName(card.driver);
  return (
    <Link
      to={{ search: next.toString() }}
      preventScrollReset
      className="gh-board-name"
      title={name}
      draggable={false}
      onKeyDown={followArrows}
    >
      {name}
    </Link>
  );
}

interface CandidateFaceProps {
  card: CandidacyCard;
  /** The next action, if the user may take it; without it, the card shows the next step as plain text. */
  action?: MenuAction | undefined;
  /** True while a pass waits for its undo; the card then shows this instead of the next step. */
  isPassing?: boolean;
}

/** The next step: a button for the user's own action, plain text where others act. */
function Next({ card, action, isPassing = false }: CandidateFaceProps) {
  const { t } = useTranslation(['labels', 'hiring']);
  const { isMine } = useTurn()(card);
  if (isPassing) return <PlainChip>{t('hiring:row.passing')}</PlainChip>;
  if (action !== undefined) {
    return (
      <PlainButton className="gh-board-next gh-board-act" title={action.label} onClick={action.run}>
        {action.label}
        <span className="gh-hidden">: {driverName(card.driver)}</span>
      </PlainButton>
    );
  }
  const step = nextSteps.find((each) => each === card.next);
  if (step === undefined) return null;
  const text = t(`next.${step === 'safetyReviews' && isMine ? 'safetyReviewsYou' : step}`);
  return (
    <span className="gh-board-next" title={text}>
      {text}
    </span>
  );
}

/** Three lines: driver and age, whose turn it is, next step. */
export function CandidateFace({ card, ...next }: CandidateFaceProps) {
  const { t } = useTranslation('labels');
  const { chip, text } = useTurn()(card);
  const startedAt = card.state === 'hired' ? (card.start?.startedAt ?? null) : null;
  // An interview's target counts from its time; the days before it are no delay.
  const hasTarget = card.targetDays !== null && (card.state !== 'interviewing' || card.isLate);
  const since = hasTarget && card.state === 'interviewing' ? card.interview?.startsAt : startedAt;
  return (
    <>
      <div className="gh-board-line">
        <NameLink card={card} />
        <AgeChip
          since={since ?? card.since}
          targetDays={hasTarget ? (card.targetDays ?? undefined) : undefined}
          isLate={card.isLate}
          isShort
        />
      </div>
      <div className="gh-board-line gh-board-aside">
        {card.turn === 'nobody' && chip === 'theirs' ? (
          <PlainChip>{text}</PlainChip>
        ) : (
          <StateChip turn={chip}>
            {startedAt !== null && card.turn === 'nobody' ? t('next.onAssignment') : text}
          </StateChip>
        )}
        <span className="gh-numbers">{formatMiles(card.distanceMiles)}</span>
      </div>
      <div className="gh-board-line gh-board-aside gh-board-last">
        <Next card={card} {...next} />
      </div>
    </>
  );
}
