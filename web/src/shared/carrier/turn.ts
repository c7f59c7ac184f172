import type { CandidacyCard } from '#domain/candidacies/schema';
import { useTranslation } from 'react-i18next';
import { useCan } from '../session/current-user';
import type { Turn } from '../ui/state-chip';

type Situation = Pick<CandidacyCard, 'turn' | 'isLate' | 'state'>;

/** Whose move it is, seen from this carrier's desk: a review is "yours" only for those who may approve it. */
export function useTurn() {
  const { t } = useTranslation('labels');
  const maySafety = useCan('hiring:review');
  const mayAct = useCan('hiring:act');
  return ({ turn, isLate, state }: Situation): { look: Turn; words: string } => {
    if (turn === 'nobody') return { look: state === 'closed' ? 'theirs' : 'done', words: t(`candidacy.${state}`) };
    const isMine = turn === 'safety' ? maySafety : turn === 'carrier' && mayAct;
    const words = isMine ? t('turn.yours') : t(`turn.${turn}`);
    if (isLate) return { look: 'late', words };
    return { look: isMine ? 'yours' : 'theirs', words };
  };
}
