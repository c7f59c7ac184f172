import { Link, Outlet } from 'react-router';
import { paths } from '../../shared/paths';
import { DensityContext } from '../../shared/theme/density';
import { ModalHost } from '../../shared/ui/modals';
import { Wordmark } from '../../shared/ui/wordmark';
import './frame.css';

/** Pages without a person: signing in, refusals, addresses that lead nowhere. */
export const BareLayout = () => (
  <DensityContext value="touch">
    <div className="gh-bare gh-touch">
      <header className="gh-bare-head">
        <Link to={paths.start} className="gh-home-link">
          <Wordmark />
        </Link>
      </header>
      <main>
        <Outlet />
      </main>
      <ModalHost />
    </div>
  </DensityContext>
);
