import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import './layout.css';

/** The delete icon waits, so that a press that selects a tab cannot delete it. */
const DELETE_ICON_AFTER_MS = 300;

function DeleteIcon({ label, onDelete }: { label: string; onDelete: () => void }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsShown(true);
    }, DELETE_ICON_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isShown) return null;
  return (
    <button type="button" className="gh-tab-delete" aria-label={label} title={label} onClick={onDelete}>
      <span aria-hidden="true">×</span>
    </button>
  );
}

interface EditableTab {
  name: string;
  deleteLabel: string;
}

interface EditableTabsProps {
  label: string;
  tabs: readonly EditableTab[];
  selected: number;
  onSelect: (index: number) => void;
  onDelete: (index: number) => void;
  /** Follows the tabs, for instance a button that adds one. */
  children?: ReactNode;
}

/** Tabs of a list that the user edits: the selected one can be deleted. A group of buttons, since tabs may contain none. */
export function EditableTabs({ label, tabs, selected, onSelect, onDelete, children }: EditableTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const hasDeleted = useRef(false);
  useEffect(() => {
    // The deleted tab had the focus.
    if (hasDeleted.current) row.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    hasDeleted.current = false;
  }, [tabs.length]);
  return (
    <div ref={row} role="group" aria-label={label} className="gh-tab-links">
      {tabs.map(({ name, deleteLabel }, index) => (
        // The tabs have no other identity than their place.
        <span key={index} className="gh-tab-editable">
          <button
            type="button"
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => {
              onSelect(index);
            }}
          >
            {name}
          </button>
          {index === selected ? (
            <DeleteIcon
              key={tabs.length}
              label={deleteLabel}
              onDelete={() => {
                hasDeleted.current = true;
                onDelete(index);
              }}
            />
          ) : null}
        </span>
      ))}
      {children}
    </div>
  );
}
