import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavigationType, NavLink, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router';
import { OfflineBar } from '#web/shared/connection/offline-bar';
import { paths } from '#web/shared/paths';
import { connectRealtime } from '#web/shared/realtime/connect';
import { useOwnPreferences } from '#web/shared/session/preferences';
import { ProofHost } from '#web/shared/session/proof-host';
import { SessionWarning } from '#web/shared/session/session-warning';
import { ModalHost } from '#web/shared/ui/modals';
import { Wordmark } from '#web/shared/ui/wordmark';
import { AccountMenu } from './account-menu';
import { LazyDemoNotice } from './lazy-demo-notice';
import './frame.css';

export interface NavItem {
  to: string;
  label: string;
  icon?: ReactNode;
  /** A line separates it from the previous item. */
  beginsGroup?: boolean;
  /** A setting that is rarely opened: it stands in the account menu, which leaves the row to daily work. */
  isRare?: boolean;
}

const isInDialog = (element: Element | null): boolean => Boolean(element?.closest('[role="dialog"]'));

/**
 * After a navigation, the focus starts at the top of the page. A page that replaces its own URL, as the order form does
 * with the section in view, keeps the focus where it is: otherwise, the Tab key never gets past that section, and a dialog
 * above the page, which takes the focus back to its first control, closes with the next Enter.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    const isOnPage = main.current?.contains(activeElement) === true || isInDialog(activeElement);
    if (!(isReplaced && isOnPage)) main.current?.focus({ preventScroll: true });
  }, [pathname, isReplaced]);
  return main;
}

interface NavProps {
  items: readonly NavItem[];
  label: string;
  className: string;
}

function Nav({ items, label, className }: NavProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const labels = items.map(({ label: text }) => text).join();
  // On a phone, a long row scrolls sideways: the current page must stay visible, also when a count or the tools beside it arrive.
  useEffect(() => {
    const row = nav.current;
    if (row === null) return undefined;
    const center = () => {
      const open = row.querySelector<HTMLElement>('[aria-current="page"]');
      if (open !== null) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
    };
    center();
    const observer = new ResizeObserver(center);
    observer.observe(row);
    return () => {
      observer.disconnect();
    };
  }, [pathname, labels]);
  return (
    <nav ref={nav} aria-label={label} className={className}>
      {items.map(({ to, label: text, icon, beginsGroup = false }) => (
        <NavLink key={to} to={to} className={beginsGroup ? 'gh-nav-group' : ''}>
          {icon}
          <span>{text}</span>
        </NavLink>
      ))}
    </nav>
  );
}

interface FrameProps {
  className: 'gh-console' | 'gh-touch';
  nav: readonly NavItem[];
  /** On phones, the navigation is a bar at the bottom, within thumb reach. */
  navAtBottom?: boolean;
  /** Shown beside the account in the header. */
  tools?: ReactNode;
  /** Shown above every page. */
  banner?: ReactNode;
}

/** Header, navigation and page, shared by the console and the driver layout. */
export function Frame({ className, nav, navAtBottom = false, tools, banner }: FrameProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const main = useFocusOnNavigation();
  const { state } = useNavigation();
  const row = nav.filter(({ isRare = false }) => !isRare);
  useOwnPreferences();
  useEffect(() => connectRealtime(client), [client]);
  return (
    <div className={`gh-frame ${className} ${navAtBottom ? 'gh-frame-bottom-nav' : ''}`}>
      <a className="gh-skip" href="#content">
        {t('skipToContent')}
      </a>
      <header className="gh-frame-head">
        <div className="gh-frame-head-row">
          <Link to={paths.start} className="gh-home-link">
            <Wordmark />
          </Link>
          <Nav items={row} label={t('nav.label')} className="gh-top-nav" />
          {tools}
          <AccountMenu settings={nav.filter(({ isRare = false }) => isRare)} />
        </div>
        <OfflineBar />
        {state === 'idle' ? null : <div className="gh-progress" role="presentation" />}
      </header>
      <main id="content" ref={main} tabIndex={-1} className="gh-frame-main">
        <LazyDemoNotice />
        {banner}
        <Outlet />
      </main>
      {navAtBottom ? <Nav items={row} label={t('nav.label')} className="gh-bottom-nav" /> : null}
      <ModalHost />
      <ProofHost />
      <SessionWarning />
    </div>
  );
}
