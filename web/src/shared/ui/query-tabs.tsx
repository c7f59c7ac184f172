import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { formatCount } from '#web/shared/i18n/format';
import { useSelectedInView } from './use-selected-in-view';
import { YoursMark } from './yours-mark';
import './layout.css';

interface QueryTab<Value extends string> {
  value: Value;
  label: string;
  count?: number | undefined;
  /** A text for the mark that some items wait for the user. */
  yours?: string | undefined;
}

interface QueryTabsProps<Value extends string> {
  label: string;
  tabs: readonly QueryTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs within a page, kept in its query string. Tabs that are pages of their own are `TabLinks`. */
export function QueryTabs<Value extends string>({ label, tabs, value, onChange, children }: QueryTabsProps<Value>) {
  const id = useId();
  const row = useSelectedInView([value, ...tabs.map(({ count }) => count)].join());
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      {/* The arrow keys belong to the list as a whole; the focus is on its chosen tab. */}
      <div ref={row} role="tablist" aria-label={label} tabIndex={-1} className="gh-tab-links" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => {
              onChange(tab.value);
            }}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="gh-count">{formatCount(tab.count)}</span>}
            <YoursMark text={tab.yours} />
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="gh-below-tabs">
        {children}
      </div>
    </>
  );
}
