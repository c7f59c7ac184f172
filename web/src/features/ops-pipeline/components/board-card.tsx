import { HolderOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { dialogOf, driverPartOf } from '#web/entities/pipeline/next-action';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { AgeChip } from '#web/shared/ui/age-chip';
import { classNames } from '#web/shared/ui/class-names';
import { PlainButton } from '#web/shared/ui/plain-button';
import type { Turn } from '#web/shared/ui/state-chip';
import { StateChip } from '#web/shared/ui/state-chip';
import { followArrows } from '../model/use-card-keys';
import type { CardActions } from './card-menu';
import { CardMenu } from './card-menu';

const TURNS: Readonly<Record<OpsDriverItem['waitsFor'], Turn | null>> = {
  ops: 'yours',
  driver: 'theirs',
  others: 'theirs',
  nobody: null,
};

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
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

/** Three lines: driver and age, waiting party, owner and next step. */
export function CardFace({ card, open }: CardFaceProps) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const { _id, name, enteredAt, targetDays, dueAt, isOverdue, waitsFor, owner, snoozedUntil } = card;
  const turn = TURNS[waitsFor];
  return (
    <>
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
        <AgeChip since={enteredAt} targetDays={dueAt === null ? undefined : targetDays} isLate={isOverdue} isShort />
      </div>
      <div className="gh-board-line gh-board-aside">
        {turn === null ? t('waits.nobody') : <StateChip turn={turn}>{t(`waits.${waitsFor}`)}</StateChip>}
        {snoozedUntil === null ? null : <span>{t('ops-drivers:snoozedUntil', { day: formatDate(snoozedUntil) })}</span>}
      </div>
      <div className="gh-board-line gh-board-aside gh-board-last">
        <Owner owner={owner} />
        <Next card={card} {...(open === undefined ? {} : { open })} />
      </div>
    </>
  );
}

interface BoardCardProps {
  card: OpsDriverItem;
  isPending: boolean;
  /** True when only one column is shown, because there is no column to drop on. */
  isDragDisabled: boolean;
  actions: CardActions;
  index: number;
  /** -1 while more cards can load. */
  count: number;
  style: CSSProperties;
}

/** A card of the board: dragged by mouse anywhere, by keyboard at its handle; the menu offers the same moves. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, isPending, isDragDisabled, actions, index, count, style } = props;
  const { t } = useTranslation('ops-pipeline');
  const { _id: id, name } = card;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    data: { card },
    disabled: isPending || isDragDisabled,
  });
  const { onKeyDown, ...byPointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      data-card={id}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-busy={isPending}
      className={classNames('gh-board-card', (isPending || isDragging) && 'gh-board-leaving')}
      style={style}
      {...byPointer}
    >
      <CardFace card={card} open={actions.open} />
      <div className="gh-board-tools">
        {isDragDisabled ? null : (
          <PlainButton
            ref={setActivatorNodeRef}
            {...attributes}
            className="gh-board-handle"
            aria-label={t('card.drag', { name })}
            onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
          >
            <HolderOutlined />
          </PlainButton>
        )}
        <CardMenu card={card} actions={actions} />
      </div>
    </li>
  );
});
