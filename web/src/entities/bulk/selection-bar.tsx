import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BULK_LIMIT } from '#domain/bulk/actions';
import { formatCount } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import './bulk.css';

interface SelectionBarProps {
  label: string;
  /** The selected rows, each once. */
  ids: readonly string[];
  /** The number of all rows that match the filters, as far as known. */
  matching: number | undefined;
  selectedText: (count: number) => string;
  allText: (count: number) => string;
  takeAllText: (count: number) => string;
  /** A remark about the selected rows. */
  note?: string | undefined;
  onClear: () => void;
  actions: (selection: { isAll: boolean; count: number; isDisabled: boolean }) => ReactNode;
}

/** The number of selected rows, the choice of all that match, and the actions for them. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, ids, matching, selectedText, allText, takeAllText, note, onClear, actions } = props;
  const { t } = useTranslation('bulk');
  const selected = ids.join();
  // Deselecting a row ends the selection of all rows.
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === selected && matching !== undefined;
  const count = isAll ? matching : ids.length;
  const isTooMany = !isAll && ids.length > BULK_LIMIT;
  return (
    <section className="gh-bulk-bar" aria-label={label}>
      <div className="gh-bulk-count">
        <strong role="status">{isAll ? allText(count) : selectedText(count)}</strong>
        {note === undefined || isAll ? null : <span className="gh-bulk-why">{note}</span>}
        {isTooMany ? <span className="gh-bulk-why">{t('tooMany', { most: formatCount(BULK_LIMIT) })}</span> : null}
        {matching !== undefined && matching > ids.length ? (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              setAllOf(isAll ? null : selected);
            }}
          >
            {isAll ? t('onlySelected') : takeAllText(matching)}
          </Button>
        ) : null}
      </div>
      <div className="gh-bulk-acts">
        {actions({ isAll, count, isDisabled: isTooMany || count === 0 })}
        <Button variant="text" size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </section>
  );
}
