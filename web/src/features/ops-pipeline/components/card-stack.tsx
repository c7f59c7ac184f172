import { useVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties } from 'react';
import { useEffect, useRef } from 'react';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import type { MoreRows } from '#web/shared/http/list-state';
import type { MovedCard } from '../model/use-moves';
import { BoardCard } from './board-card';
import type { CardActions } from './card-menu';

/** Height of a card with its gap (px). All cards have the same height, so none is measured. */
const CARD_HEIGHT = 104;
/** Above this number of cards, only those near the viewport are rendered. */
const VIRTUAL_FROM = 20;
const OVERSCAN = 4;
/** The next page loads when this many cards remain below the viewport. */
const AHEAD = 8;

interface CardStackProps {
  cards: readonly OpsDriverItem[];
  more: MoreRows | undefined;
  moved: ReadonlyMap<string, MovedCard>;
  actions: CardActions;
  isDragDisabled: boolean;
  labelledBy: string;
}

const styles = new Map<number, CSSProperties>();
/** One style object per position, so that cards that do not move are not rendered again. */
function styleAt(index: number): CSSProperties {
  const known = styles.get(index) ?? { top: index * CARD_HEIGHT };
  styles.set(index, known);
  return known;
}

/** The cards of a column: renders those near the viewport and loads the next page on scroll. */
export function CardStack({ cards, more, moved, actions, isDragDisabled, labelledBy }: CardStackProps) {
  const frame = useRef<HTMLDivElement>(null);
  const count = cards.length;
  // eslint-disable-next-line react-hooks/incompatible-library -- its values are read only here, in each render
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => cards[index]?._id ?? index,
  });
  const rendered =
    count > VIRTUAL_FROM ? virtual.getVirtualItems().map(({ index }) => index) : cards.map((_, at) => at);
  const last = rendered.at(-1) ?? 0;
  const isNearEnd = last >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd && more?.loading === false) more.load();
  }, [isNearEnd, more]);
  return (
    // The frame scrolls; the links of its cards make it reachable by keyboard.
    <div ref={frame} className="gh-board-frame">
      <ul aria-labelledby={labelledBy} className="gh-board-stack" style={{ height: count * CARD_HEIGHT }}>
        {rendered.map((index) => {
          const card = cards[index];
          if (card === undefined) return null;
          return (
            <BoardCard
              key={card._id}
              card={card}
              isPending={moved.get(card._id)?.isPending === true}
              isDragDisabled={isDragDisabled}
              actions={actions}
              index={index}
              count={more === undefined ? count : -1}
              style={styleAt(index)}
            />
          );
        })}
      </ul>
    </div>
  );
}
