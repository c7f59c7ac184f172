import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { isExit } from '#domain/drivers/stages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { RefusableButton } from '../../../shared/ui/refusable-button';
import type { ModalProps } from '../../../shared/ui/modals';
import { columnOrder } from '../model/columns';
import type { PickStageData } from './modals';

/** Every stage; those that he may not go to from here stay, and say why. */
export function PickStageDialog({ data: { card, pick }, close }: ModalProps<PickStageData>) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const allowed = movesFrom(card.stage);
  const here = t(`ops-drivers:stage.${card.stage}`);
  return (
    <Dialog title={t('pick.title', { name: card.name })} onClose={close}>
      <p>{t('pick.here', { stage: here })}</p>
      <ul className="gh-board-stages">
        {[...allowed, ...columnOrder.filter((stage) => stage !== card.stage && !allowed.includes(stage))].map(
          (stage) => {
            const label = t(`ops-drivers:stage.${stage}`);
            if (!allowed.includes(stage)) {
              return (
                <li key={stage}>
                  <RefusableButton reason={t('drag.notFrom', { stage: here })}>{label}</RefusableButton>
                </li>
              );
            }
            return (
              <li key={stage}>
                <Button
                  onClick={() => {
                    close();
                    pick(stage);
                  }}
                >
                  {isExit(stage) ? t('pick.withReason', { stage: label }) : label}
                </Button>
              </li>
            );
          },
        )}
      </ul>
    </Dialog>
  );
}
