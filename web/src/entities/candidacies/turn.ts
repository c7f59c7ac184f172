import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { Turn } from '#web/shared/ui/state-chip';
import { useRights } from './waiting';

type TurnFields = Pick<CandidacyCard, 'turn' | 'isLate' | 'state'>;

/** The party whose turn it is, seen by this carrier: a review is "yours" only for users who may approve it. */
export function useTurn() {
  const { t } = useTranslation('labels');
  const { mayAct, mayReview } = useRights();
  return ({ turn, isLate, state }: TurnFields): { look: Turn; words: string; isMine: boolean } => {
    if (turn === 'nobody') {
      if (state === 'interviewing') return { look: 'theirs', words: t('turn.date'), isMine: false };
      return { look: state === 'hired' ? 'done' : 'theirs', words: t(`candidacy.${state}`), isMine: false };
    }
    const isMine = turn === 'safety' ? mayReview : turn === 'carrier' && mayAct;
    const words = isMine ? t('turn.yours') : t(`turn.${turn}`);
    if (isLate) return { look: 'late', words, isMine };
    return { look: isMine ? 'yours' : 'theirs', words, isMine };
  };
}
