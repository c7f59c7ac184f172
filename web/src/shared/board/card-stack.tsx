import { useVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { MoreRows } from '#web/shared/http/list-state';

/** Height of a card with its gap (px), by its number of lines. All cards of a board have the same height, so none is measured. */
const CARD_HEIGHTS = { 2: 76, 3: 104 } as const;
/** Above this number of cards, only those near the viewport are rendered. */
const VIRTUAL_FROM = 20;
const OVERSCAN = 4;
/** The next page loads when this many cards remain below the viewport. */
const AHEAD = 8;

/** The position of a card in its column. */
export interface CardPosition {
  index: number;
  /** -1 while more cards can load. */
  count: number;
  style: CSSProperties;
}

interface CardStackProps<Card> {
  cards: readonly Card[];
  keyOf: (card: Card) => string;
  more: MoreRows | undefined;
  labelledBy: string;
  /** The number of lines of a card. */
  lines?: keyof typeof CARD_HEIGHTS;
  /** Renders the card as a list item. */
  item: (card: Card, position: CardPosition) => ReactNode;
}

const styles = new Map<number, CSSProperties>();
/** One style object per position, so that cards that do not move are not rendered again. */
function styleAt(top: number): CSSProperties {
  const known = styles.get(top) ?? { top };
  styles.set(top, known);
  return known;
}

/** The cards of a column: renders those near the viewport and loads the next page on scroll. */
export function CardStack<Card>({ cards, keyOf, more, labelledBy, lines = 3, item }: CardStackProps<Card>) {
  const height = CARD_HEIGHTS[lines];
  const frame = useRef<HTMLDivElement>(null);
  const count = cards.length;
  // eslint-disable-next-line react/incompatible-library -- its values are read only here, in each render
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    getItemKey: (index) => {
      const card = cards[index];
      return card === undefined ? index : keyOf(card);
    },
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
      <ul
        aria-labelledby={labelledBy}
        className={lines === 2 ? 'gh-board-stack gh-board-stack-flat' : 'gh-board-stack'}
        style={{ height: count * height }}
      >
        {rendered.map((index) => {
          const card = cards[index];
          if (card === undefined) return null;
          return item(card, { index, count: more === undefined ? count : -1, style: styleAt(index * height) });
        })}
      </ul>
    </div>
  );
}
