import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { OfflineBar } from '#web/shared/connection/offline-bar';
import { paths } from '#web/shared/paths';
import { ProofHost } from '#web/shared/session/proof-host';
import { DensityContext } from '#web/shared/theme/density';
import { ModalHost } from '#web/shared/ui/modals';
import { Wordmark } from '#web/shared/ui/wordmark';
import { LazyDemoNotice } from './lazy-demo-notice';
import { SessionNotice } from './session-notice';
import './frame.css';

/** Where drivers sign in, the agreement of carriers would only be in the way, and the other way around. */
function Terms() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isFor = (...pages: readonly string[]) => pages.includes(pathname);
  return (
    <footer className="gh-bare-foot">
      {isFor(paths.carrierLogin, paths.registerAsCarrier) ? null : (
        <Link to={paths.staticPage('driver-terms')}>{t('terms')}</Link>
      )}
      {isFor(paths.driverLogin, paths.registerAsDriver) ? null : (
        <Link to={paths.staticPage('terms-of-service')}>{t('agreement')}</Link>
      )}
      <Link to={paths.staticPage('privacy-notice')}>{t('privacy')}</Link>
      <Link to={paths.staticPages}>{t('legalDocuments')}</Link>
    </footer>
  );
}

/** The layout without a user: sign-in, forbidden and not-found pages. */
export const BareLayout = () => (
  <DensityContext value="touch">
    <div className="gh-bare gh-touch">
      <OfflineBar />
      <header className="gh-bare-head">
        <Link to={paths.start} className="gh-home-link">
          <Wordmark />
        </Link>
      </header>
      <main>
        <LazyDemoNotice />
        <SessionNotice />
        <Outlet />
      </main>
      <Terms />
      <ModalHost />
      <ProofHost />
    </div>
  </DensityContext>
);
