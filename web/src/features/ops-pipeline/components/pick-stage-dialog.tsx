import { useTranslation } from 'react-i18next';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { isExit } from '#domain/driver-pipeline/stages';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { columnOrder } from '../model/columns';
import type { PickStageData } from './modal-data';

/** Stages that the driver can move to, and one line with those that are not allowed. */
export function PickStageDialog({ data: { card, pick }, close }: ModalProps<PickStageData>) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const allowed = movesFrom(card.stage);
  const here = t(`ops-drivers:stage.${card.stage}`);
  const others = columnOrder
    .filter((stage) => stage !== card.stage && !allowed.includes(stage))
    .map((stage) => t(`ops-drivers:stage.${stage}`));
  return (
    <Dialog title={t('pick.title', { name: card.name })} onClose={close}>
      <p>{t('pick.here', { stage: here })}</p>
      <ul className="gh-board-stages">
        {allowed.map((stage) => {
          const label = t(`ops-drivers:stage.${stage}`);
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
        })}
      </ul>
      <p className="gh-board-others">{t('pick.others', { stage: here, others: others.join('; ') })}</p>
    </Dialog>
  );
}
