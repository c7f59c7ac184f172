import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { Moment } from '#web/entities/driver/moment';
import { paths } from '#web/shared/paths';

interface Appointment {
  key: string;
  sortAt: string;
  when: ReactNode;
  application: DriverApplicationView;
}

function appointmentOf(application: DriverApplicationView): Appointment | undefined {
  const { candidacyId, interview, state } = application;
  if (state === 'interviewing' && interview !== null) {
    const when = <Moment at={interview.startsAt} zone={interview.zone} />;
    return { key: candidacyId, sortAt: interview.startsAt, when, application };
  }
  return undefined;
}

/** The time that the driver proposed instead: until the carrier answers, the planned one may not be kept. */
function Proposed({ application: { interview } }: { application: DriverApplicationView }) {
  const { t } = useTranslation('driver-home');
  if (interview === null || interview.proposedStartsAt === null) return null;
  return (
    <span className="gh-row-hint">
      {t('appointment.proposed')} <Moment at={interview.proposedStartsAt} zone={interview.zone} />
    </span>
  );
}

/** Upcoming interviews, soonest first; a first day has its own card. */
export function ComingUp({ applications }: { applications: readonly DriverApplicationView[] }) {
  const { t } = useTranslation('driver-home');
  const appointments = applications
    .map(appointmentOf)
    .filter((appointment) => appointment !== undefined)
    .sort((one, other) => one.sortAt.localeCompare(other.sortAt));
  if (appointments.length === 0) return null;
  return (
    <section aria-labelledby="coming-up">
      <h2 id="coming-up" className="gh-section-title">
        {t('comingUp')}
      </h2>
      <ul className="gh-rows">
        {appointments.map(({ key, when, application }) => (
          <li key={key}>
            <Link to={paths.driverApplication(key)}>
              <span className="gh-row-title">{when}</span>
              <span className="gh-row-hint">{t('appointment.interview', { carrier: application.carrier })}</span>
              <span className="gh-row-hint">{application.title}</span>
              <Proposed application={application} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
