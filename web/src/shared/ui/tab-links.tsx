import { NavLink, useLocation } from 'react-router';
import { formatCount } from '#web/shared/i18n/format';
import { useSelectedInView } from './use-selected-in-view';
import './layout.css';

export interface TabLink {
  label: string;
  to: string;
  count?: number | undefined;
}

/** Tabs that are pages: each has its own URL and count. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const { pathname } = useLocation();
  const row = useSelectedInView([pathname, ...tabs.map(({ count }) => count)].join());
  return (
    <nav ref={row} aria-label={label} className="gh-tab-links">
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
          {tab.count === undefined ? null : <span className="gh-count">{formatCount(tab.count)}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
