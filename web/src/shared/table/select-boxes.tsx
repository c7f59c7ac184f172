import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from './selection';

interface SelectRowProps {
  rowId: string;
  isSelected: boolean;
  toggle: Selection['toggle'];
  /** The cell that names the row. */
  namedBy: string;
}

/** Selects one row; the row's name is the checkbox's accessible name. */
export function SelectRow({ rowId, isSelected, toggle, namedBy }: SelectRowProps) {
  const { t } = useTranslation();
  const id = `${namedBy}-box`;
  return (
    <label className="gh-select-box">
      <input
        id={id}
        type="checkbox"
        aria-label={t('list.select')}
        aria-labelledby={`${id} ${namedBy}`}
        checked={isSelected}
        onChange={() => {
          toggle(rowId);
        }}
      />
    </label>
  );
}

/** Selects all loaded rows, or none. */
export function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const { selected, setAll } = selection;
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  const isSome = !isAll && ids.some((id) => selected.has(id));
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className="gh-select-box">
      <input
        ref={box}
        type="checkbox"
        aria-label={t('list.selectAll')}
        checked={isAll}
        onChange={() => {
          setAll(isAll ? [] : ids);
        }}
      />
    </label>
  );
}
