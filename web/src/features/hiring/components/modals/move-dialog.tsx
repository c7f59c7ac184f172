import { useTranslation } from 'react-i18next';
import { boardPlaces } from '#domain/candidacies/board/columns';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { columnOf } from '../../model/board-move';
import { useMoveLabel, useWhyNot } from '../board/use-move-texts';
import type { MoveCandidateData } from './modal-data';

/** All columns that a candidate can move to; the others say why not. */
export function MoveDialog({ data: { card, move }, close }: ModalProps<MoveCandidateData>) {
  const { t } = useTranslation('hiring');
  const label = useMoveLabel();
  const whyNot = useWhyNot();
  const here = columnOf(card);
  return (
    <Dialog title={t('board.pick', { name: driverName(card.driver) })} onClose={close}>
      <p>{t('board.here', { place: t(`board.place.${here}`) })}</p>
      <ul className="gh-board-stages">
        {boardPlaces
          .filter((place) => place !== here)
          .map((place) => (
            <li key={place}>
              <RefusableButton
                reason={whyNot(card, place)}
                onClick={() => {
                  close();
                  move(card, place);
                }}
              >
                {label(card, place)}
              </RefusableButton>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
