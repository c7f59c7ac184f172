import type { HistoryProps } from '../records';
import '#web/shared/ui/history.css';

export const NativeHistory = ({ label, entries, isBusy }: HistoryProps) => (
  <ol className="gh-event-list" aria-label={label} aria-busy={isBusy}>
    {entries.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ol>
);
