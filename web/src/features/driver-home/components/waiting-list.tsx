import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useStatusLine } from '#web/entities/driver/use-status-line';
import { paths } from '#web/shared/paths';

/** The other applications that wait for the driver, one line each. */
export function WaitingList({ applications }: { applications: readonly DriverApplicationView[] }) {
  const { t } = useTranslation('driver-home');
  const statusLine = useStatusLine();
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
              <span className="gh-row-hint">{statusLine(application)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
