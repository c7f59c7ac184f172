import { NavLink } from 'react-router';
import { formatCount } from '#web/shared/i18n/format';
import './layout.css';

export interface TabLink {
  label: string;
  to: string;
  count?: number | undefined;
}

/** Tabs that are pages: each has its own URL and count. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => (
  <nav aria-label={label} className="gh-tab-links">
    {tabs.map((tab) => (
      <NavLink key={tab.to} to={tab.to}>
        {tab.label}
        {tab.count === undefined ? null : <span className="gh-count">{formatCount(tab.count)}</span>}
      </NavLink>
    ))}
  </nav>
);
