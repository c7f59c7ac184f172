import { useTranslation } from 'react-i18next';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { isExit } from '#domain/driver-pipeline/stages';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { UndoButton } from '#web/shared/ui/undo-button';
import type { Moves } from '../model/use-moves';
import { explainMoveModal } from './modals';

/** Reason for a reverted move: a colleague moved the card first, or the stage is not allowed. */
function useRefusalText() {
  const { t } = useTranslation('ops-pipeline');
  const problemText = useProblemText();
  return ({ name }: OpsDriverItem, problem: unknown): string => {
    const { code, params } = asApiProblem(problem);
    const isMoved = code === 'pipeline-changed' && params['did'] === 'stageMoved';
    return isMoved
      ? t('notice.movedBy', { name, who: String(params['who']) })
      : t('notice.stays', { name, why: problemText(problem) });
  };
}

/** Outcome of the last move, shown until the next one, with actions to add a reason or undo. */
export function MoveNotice({ moves }: { moves: Pick<Moves, 'notice' | 'undo' | 'dismiss'> }) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const refusalText = useRefusalText();
  const { notice, undo, dismiss } = moves;
  if (notice === null) return null;
  const { card } = notice;
  const dismissal = (
    <Button size="small" variant="text" onClick={dismiss}>
      {t('notice.dismiss')}
    </Button>
  );
  if (notice.kind === 'undone') {
    return (
      <div role="status" className="gh-board-notice">
        <span>{t('notice.undone', { name: card.name, stage: t(`ops-drivers:stage.${card.stage}`) })}</span>
        {dismissal}
      </div>
    );
  }
  if (notice.kind !== 'moved') {
    const allowed = movesFrom(card.stage).map((stage) => t(`ops-drivers:stage.${stage}`));
    return (
      <div role="alert" className="gh-board-notice gh-board-refused">
        <span>
          {notice.kind === 'refused'
            ? refusalText(card, notice.problem)
            : t('notice.notAllowed', { name: card.name, allowed: allowed.join(', ') })}
        </span>
        {dismissal}
      </div>
    );
  }
  return (
    <div role="status" className="gh-board-notice">
      <span>{t('notice.moved', { name: card.name, stage: t(`ops-drivers:stage.${card.stage}`) })}</span>
      <Button
        size="small"
        onClick={() => {
          openModal(explainMoveModal, card);
        }}
      >
        {t('notice.explain')}
      </Button>
      {isExit(card.stage) ? null : (
        <UndoButton
          key={`${card._id}/${card.enteredAt}`}
          onUndo={() => {
            undo(card);
          }}
        />
      )}
      {dismissal}
    </div>
  );
}
