import { SkeletonLine } from '#web/shared/ui/skeleton';

const PLACEHOLDERS = [1, 2, 3];

/** Has the shape of the first cards of a column. */
export const LoadingCards = () => (
  <div aria-hidden="true" className="gh-board-loading">
    {PLACEHOLDERS.map((placeholder) => (
      <div key={placeholder} className="gh-board-card">
        <SkeletonLine width="60%" />
        <SkeletonLine width="40%" />
        <SkeletonLine width="80%" />
      </div>
    ))}
  </div>
);
