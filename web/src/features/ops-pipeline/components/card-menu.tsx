import { useTranslation } from 'react-i18next';
import type { OpsDriver, OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { isExit } from '#domain/driver-pipeline/stages';
import { assignModal, callModal, snoozeModal } from '#web/entities/pipeline/modals';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { FloatingMenu } from '#web/shared/ui/floating-menu';
import type { ModalKind } from '#web/shared/ui/modals';

/** Actions of a card. */
export interface CardActions {
  move: (card: OpsDriverItem, to: DriverStage) => void;
  /** Opens a dialog with the driver's current data. */
  open: (card: OpsDriverItem, modal: ModalKind<OpsDriver>) => void;
}

/** All allowed moves and other actions of a driver, so that nothing requires dragging. */
export function CardMenu({ card, actions }: { card: OpsDriverItem; actions: CardActions }) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const opening = (key: string, label: string, modal: ModalKind<OpsDriver>): MenuAction => ({
    key,
    label,
    run: () => {
      actions.open(card, modal);
    },
  });
  const list = (): MenuAction[] => [
    ...(card.stage === 'Interview' ? [opening('call', t('ops-drivers:call.open'), callModal)] : []),
    ...movesFrom(card.stage).map((to) => ({
      key: to,
      label: t(isExit(to) ? 'card.moveWithReason' : 'card.moveTo', { stage: t(`ops-drivers:stage.${to}`) }),
      run: () => {
        actions.move(card, to);
      },
    })),
    opening('assign', t('ops-drivers:assign.open'), assignModal),
    opening('snooze', t('ops-drivers:snooze.open'), snoozeModal),
  ];
  return <FloatingMenu label={t('ops-drivers:more', { name: card.name })} actions={list} />;
}
