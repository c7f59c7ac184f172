import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStandLine } from '../../../shared/driver/use-stand-line';
import { paths } from '../../../shared/paths';

/** What else waits for him, one line each. */
export function WaitingList({ applications }: { applications: readonly DriverApplicationView[] }) {
  const { t } = useTranslation('driver-home');
  const standLine = useStandLine();
  if (applications.length === 0) return null;
  return (
    <section aria-labelledby="also-waiting">
      <h2 id="also-waiting" className="gh-section-title">
        {t('waiting', { count: applications.length })}
      </h2>
      <ul className="gh-rows">
        {applications.map((application) => (
          <li key={application.candidacyId}>
            <Link to={paths.driverApplication(application.candidacyId)}>
              <span className="gh-row-title">{application.title}</span>
              <span className="gh-row-hint">
                {application.carrier} · {application.place}
              </span>
              <span className="gh-row-hint">{standLine(application)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
