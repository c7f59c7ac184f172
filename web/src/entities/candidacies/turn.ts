import { useTranslation } from 'react-i18next';
import { mustNotDrive } from '#domain/candidacies/next-step';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { Turn } from '#web/shared/ui/state-chip';
import { useRights } from './waiting';

type TurnFields = Pick<CandidacyCard, 'turn' | 'isLate' | 'state' | 'next'>;

/** The party whose turn it is, from this carrier's side: a review is "yours" only for users who may approve it. */
export function useTurn() {
  const { t } = useTranslation('labels');
  const { mayAct, mayReview } = useRights();
  return ({ turn, isLate, state, next }: TurnFields): { chip: Turn; text: string; isMine: boolean } => {
    if (turn === 'nobody') {
      if (state === 'interviewing') return { chip: 'theirs', text: t('turn.date'), isMine: false };
      return { chip: state === 'hired' ? 'done' : 'theirs', text: t(`candidacy.${state}`), isMine: false };
    }
    const isMine = turn === 'safety' ? mayReview : turn === 'carrier' && mayAct;
    const text = isMine ? t('turn.yours') : t(`turn.${turn}`);
    if (mustNotDrive(next)) return { chip: 'blocked', text: t('turn.barred'), isMine };
    if (isLate) return { chip: 'late', text, isMine };
    return { chip: isMine ? 'yours' : 'theirs', text, isMine };
  };
}
