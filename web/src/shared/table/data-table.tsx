import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '#web/shared/http/list-state';
import { SkeletonLine, useDelayed } from '#web/shared/ui/skeleton';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { cellClass } from './cell-class';
import type { ListColumn, Sort } from './columns';
import { ListFoot } from './list-foot';
import { NoRows } from './no-rows';
import type { Selection } from './selection';
import { TableHead } from './table-head';
import { TableRows } from './table-rows';
import { canHide, useTableSettings } from './table-settings';
import { useKeptFocus } from './use-kept-focus';
import { useListTable } from './use-list-table';
import type { Reveal } from './use-row-keys';
import { useRowKeys } from './use-row-keys';
import './table.css';

interface DataTableProps<Row extends object> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly ListColumn<Row>[];
  list: ListState<Row>;
  rowKey: (row: Row) => string;
  /** Why there are no rows and what to do about it. */
  empty: EmptyStateProps;
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** Rows can be selected by checkbox and by X. */
  selection?: Selection | undefined;
  /** Lets the user choose columns and row height, and remembers both under this name. */
  settingsName?: string;
}

/** Loads after the table. */
const SettingsMenu = lazy(() => import('./settings-menu').then((module) => ({ default: module.SettingsMenu })));
const SKELETON_ROWS = ['72%', '58%', '66%', '49%', '61%'];

interface LoadingRowsProps<Row> {
  columns: readonly ListColumn<Row>[];
  withBoxes: boolean;
}

function LoadingRows<Row>({ columns, withBoxes }: LoadingRowsProps<Row>) {
  const visible = useDelayed();
  return (
    <tbody aria-hidden="true" className={visible ? undefined : 'gh-invisible'}>
      {SKELETON_ROWS.map((width) => (
        <tr key={width}>
          {withBoxes ? <td className="gh-select" /> : null}
          {columns.map((column) => (
            <td key={column.id} className={cellClass(column)}>
              <SkeletonLine width={width} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The console's table with all its states: loading, empty, forbidden, failed, partly or fully loaded. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, list, rowKey, empty, sort, onSort, selection, settingsName } = props;
  const { t } = useTranslation();
  const rows = list.status === 'ready' ? list.rows : [];
  const { settings, shown: columns, change } = useTableSettings(settingsName, props.columns);
  const table = useListTable({ columns, rows, rowKey, sort, onSort });
  const frame = useRef<HTMLDivElement>(null);
  const reveal = useRef<Reveal>(null);
  const toggle = (index: number) => {
    const row = rows[index];
    if (row !== undefined) selection?.toggle(rowKey(row));
  };
  useKeptFocus(frame, rows.length > 0);
  useRowKeys({ frame, reveal, count: rows.length, toggle: selection === undefined ? undefined : toggle });

  if (list.status === 'error' || (list.status === 'ready' && rows.length === 0)) {
    return <NoRows list={list} empty={empty} />;
  }
  return (
    <div ref={frame} data-row-keys="" className="gh-table-frame" data-density={settings.density}>
      {settingsName === undefined ? null : (
        <Suspense>
          <SettingsMenu columns={canHide(props.columns)} settings={settings} onChange={change} />
        </Suspense>
      )}
      <table
        role="table"
        className="gh-table"
        aria-label={label}
        aria-busy={list.status === 'loading'}
        aria-rowcount={list.status === 'ready' ? (list.total ?? -1) : -1}
      >
        <TableHead table={table} selection={selection} />
        {list.status === 'loading' ? (
          <LoadingRows columns={columns} withBoxes={selection !== undefined} />
        ) : (
          <TableRows rows={rows} rowKey={rowKey} columns={columns} selection={selection} reveal={reveal} />
        )}
      </table>
      {list.status === 'loading' ? (
        <span role="status" className="gh-hidden">
          {t('list.loading')}
        </span>
      ) : (
        <ListFoot shown={rows.length} total={list.total} more={list.more} />
      )}
    </div>
  );
}
