import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { initialOf } from '#domain/shared/initial';
import { dialogOf, driverPartOf } from '#web/entities/pipeline/next-action';
import type { CardPosition } from '#web/shared/board/card-stack';
import { DraggableCard } from '#web/shared/board/draggable-card';
import { followArrows } from '#web/shared/board/use-card-keys';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { AgeChip } from '#web/shared/ui/age-chip';
import { classNames } from '#web/shared/ui/class-names';
import { PlainButton } from '#web/shared/ui/plain-button';
import type { CardActions } from './card-menu';
import { CardMenu } from './card-menu';

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => initialOf(word))
    .join('')
    .slice(0, 2);

function Owner({ owner }: Pick<OpsDriverItem, 'owner'>) {
  const { t } = useTranslation('ops-drivers');
  const name = owner?.name ?? t('noOwner');
  return (
    <span className={classNames('gh-board-owner', owner === null && 'gh-board-unowned')} title={name}>
      <span aria-hidden="true">{owner === null ? '–' : initials(owner.name)}</span>
      <span className="gh-hidden">{`${t('column.owner')}: ${name}`}</span>
    </span>
  );
}

interface CardFaceProps {
  card: OpsDriverItem;
  /** Without it, the card shows the next step as plain text. */
  open?: CardActions['open'];
}

/** The next step: a button for its dialog, a link to its page, or plain text where others act. */
function Next({ card, open }: CardFaceProps) {
  const { t } = useTranslation('ops-drivers');
  const { _id, name, next } = card;
  const text = t(`next.${next}`);
  const dialog = dialogOf(next);
  const part = driverPartOf(_id, next);
  const about = <span className="gh-hidden">: {name}</span>;
  if (open !== undefined && dialog !== undefined) {
    return (
      <PlainButton
        className="gh-board-next gh-board-act"
        title={text}
        onClick={() => {
          open(card, dialog);
        }}
      >
        {text}
        {about}
      </PlainButton>
    );
  }
  if (open !== undefined && part !== undefined) {
    return (
      <Link to={part} className="gh-board-next gh-board-act" title={text} draggable={false}>
        {text}
        {about}
      </Link>
    );
  }
  return (
    <span className="gh-board-next" title={text}>
      {text}
    </span>
  );
}

/** Two lines: driver and age; owner and next step. Its edge is colored where it waits for operations. */
export function CardFace({ card, open }: CardFaceProps) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const { _id, name, enteredAt, targetDays, dueAt, isOverdue, waitsFor, owner, snoozedUntil } = card;
  const snoozed = snoozedUntil === null ? undefined : t('ops-drivers:snoozedUntil', { day: formatDate(snoozedUntil) });
  return (
    <>
      {waitsFor === 'ops' ? <span className="gh-board-edge" /> : null}
      <div className="gh-board-line">
        <Link
          to={paths.opsDriver(_id)}
          className="gh-board-name"
          title={name}
          draggable={false}
          onKeyDown={followArrows}
        >
          {name}
        </Link>
        {snoozed === undefined ? null : (
          <span className="gh-board-aside" title={snoozed}>
            <span aria-hidden="true">‖</span>
            <span className="gh-hidden">{snoozed}</span>
          </span>
        )}
        <AgeChip since={enteredAt} targetDays={dueAt === null ? undefined : targetDays} isLate={isOverdue} isShort />
      </div>
      <div className="gh-board-line gh-board-aside gh-board-last">
        <Owner owner={owner} />
        <span className="gh-hidden">{t(`waits.${waitsFor}`)}</span>
        <Next card={card} {...(open === undefined ? {} : { open })} />
      </div>
    </>
  );
}

interface BoardCardProps extends CardPosition {
  card: OpsDriverItem;
  isPending: boolean;
  isDragDisabled: boolean;
  actions: CardActions;
}

/** A driver's card; the menu offers the same moves as dragging. */
export const BoardCard = memo(function BoardCard({ actions, ...props }: BoardCardProps) {
  const { card } = props;
  return (
    <DraggableCard
      {...props}
      id={card._id}
      name={card.name}
      face={<CardFace card={card} open={actions.open} />}
      menu={<CardMenu card={card} actions={actions} />}
    />
  );
});
