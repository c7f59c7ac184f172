import type { ListState } from '#web/shared/http/list-state';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { EmptyState, ErrorState } from '#web/shared/ui/states';

interface NoRowsProps {
  list: ListState<unknown>;
  empty: EmptyStateProps;
}

/** Shown in place of the rows: why there are none, or what went wrong. */
export const NoRows = ({ list, empty }: NoRowsProps) => (
  <div className="gh-card gh-no-rows">
    {list.status === 'error' ? <ErrorState error={list.error} retry={list.retry} /> : <EmptyState {...empty} />}
  </div>
);
