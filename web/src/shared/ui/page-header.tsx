import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lastUrlOf } from '#web/shared/last-page';
import './page-header.css';

export interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: string;
  /** The breadcrumbs; the last one is the link back. */
  crumbs?: readonly Crumb[];
  /** One sentence: state, age, who acts next, and the due date. */
  subtitle?: ReactNode;
  /** The view's one primary action. */
  action?: ReactNode;
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')} className="gh-crumbs">
      {crumbs.map(({ label, to }) => (
        <Link key={to} to={lastUrlOf(to)}>
          <span aria-hidden="true">‹ </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}

export function PageHeader({ title, crumbs = [], subtitle, action }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Gladhand`;
  }, [title]);
  return (
    <header className="gh-page-header">
      <div className="gh-page-header-words">
        {crumbs.length === 0 ? null : <Crumbs crumbs={crumbs} />}
        <h1>{title}</h1>
        {subtitle === undefined ? null : <div className="gh-subtitle">{subtitle}</div>}
      </div>
      {action === undefined ? null : <div className="gh-page-header-action">{action}</div>}
    </header>
  );
}
