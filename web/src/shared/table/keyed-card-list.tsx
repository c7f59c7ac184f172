import { useRef } from 'react';
import type { CardListProps } from './card-list';
import { CardList } from './card-list';
import { useKeptFocus } from './use-kept-focus';
import { useRowKeys } from './use-row-keys';

/** The console's list of cards: J and K move between cards, X selects, E opens the card's link. */
export function KeyedCardList<Row>(props: Omit<CardListProps<Row>, 'frame'>) {
  const { list, rowKey, selection } = props;
  const frame = useRef<HTMLDivElement>(null);
  // Every card is rendered, so that none has to be scrolled to first.
  const reveal = useRef(null);
  const rows = list.status === 'ready' ? list.rows : [];
  const toggle = (index: number) => {
    const row = rows[index];
    if (row !== undefined) selection?.toggle(rowKey(row));
  };
  useKeptFocus(frame, rows.length > 0);
  useRowKeys({ frame, reveal, count: rows.length, toggle: selection === undefined ? undefined : toggle });
  return <CardList {...props} frame={frame} />;
}
