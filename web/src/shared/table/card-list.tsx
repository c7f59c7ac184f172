import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '#web/shared/connection/waiting-note';
import type { ListState } from '#web/shared/http/list-state';
import { SkeletonLine, useDelayed } from '#web/shared/ui/skeleton';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { ListFoot } from './list-foot';
import { NoRows } from './no-rows';
import { SelectRow } from './select-boxes';
import type { Selection } from './selection';
import './table.css';

/** The checkbox that selects a card; its name is the element with `nameId`. */
export interface CardSelect {
  box: ReactNode;
  nameId: string;
}

export interface CardListProps<Row> {
  label: string;
  list: ListState<Row>;
  rowKey: (row: Row) => string;
  /** One card, usually a `<Card>`. */
  card: (row: Row, select: CardSelect | undefined) => ReactNode;
  empty: EmptyStateProps;
  /** Cards can be selected by checkbox. */
  selection?: Selection | undefined;
  /** The element in which the shortcuts of rows apply (`KeyedCardList`). */
  frame?: RefObject<HTMLDivElement | null>;
  /** On wide pages, cards stand side by side. */
  isGrid?: boolean;
}

const PLACEHOLDERS = [1, 2, 3];

function LoadingCards() {
  const { t } = useTranslation();
  const visible = useDelayed();
  return (
    <div role="status" aria-label={t('list.loading')} className={visible ? 'gh-cards' : 'gh-cards gh-invisible'}>
      <WaitingNote />
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className="gh-card gh-card-loading">
          <SkeletonLine width="55%" />
          <SkeletonLine width="80%" />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  );
}

/** A list of cards, for driver pages, for drivers on a hiring page, and for orders. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, list, rowKey, card, empty, selection, frame, isGrid = false } = props;
  const listId = useId();
  if (list.status === 'loading') return <LoadingCards />;
  if (list.status === 'error' || list.rows.length === 0) return <NoRows list={list} empty={empty} />;
  const selectOf = (id: string, nameId: string): CardSelect | undefined =>
    selection && {
      nameId,
      box: <SelectRow rowId={id} isSelected={selection.selected.has(id)} toggle={selection.toggle} namedBy={nameId} />,
    };
  return (
    <div ref={frame} data-row-keys={frame && ''} className="gh-card-frame">
      <ul aria-label={label} className={isGrid ? 'gh-cards gh-card-grid' : 'gh-cards'}>
        {list.rows.map((row, index) => {
          const id = rowKey(row);
          return (
            <li key={id} data-index={frame && index} data-selected={selection?.selected.has(id)} tabIndex={frame && -1}>
              {card(row, selectOf(id, `${listId}-${id}`))}
            </li>
          );
        })}
      </ul>
      <ListFoot shown={list.rows.length} total={list.total} more={list.more} />
    </div>
  );
}
