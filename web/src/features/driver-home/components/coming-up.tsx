import type { WhereIStand } from '#domain/candidacies/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Moment } from '../../../shared/driver/moment';
import { formatDate } from '../../../shared/i18n/format';
import { paths } from '../../../shared/paths';

interface Appointment {
  key: string;
  sortAt: string;
  what: 'interview' | 'start';
  when: ReactNode;
  application: WhereIStand;
}

function appointmentOf(application: WhereIStand): Appointment | undefined {
  const { candidacyId, interview, start, state } = application;
  if (state === 'interviewing' && interview !== null) {
    const when = <Moment at={interview.startsAt} zone={interview.zone} />;
    return { key: candidacyId, sortAt: interview.startsAt, what: 'interview', when, application };
  }
  if (state === 'hired' && start !== null && start.startedAt === null) {
    return { key: candidacyId, sortAt: start.startOn, what: 'start', when: formatDate(start.startOn), application };
  }
  return undefined;
}

/** Interviews and first days ahead, the soonest first. */
export function ComingUp({ applications }: { applications: readonly WhereIStand[] }) {
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
        {appointments.map(({ key, what, when, application }) => (
          <li key={key}>
            <Link to={paths.driverApplication(key)}>
              <span className="gh-row-title">{when}</span>
              <span className="gh-row-hint">{t(`appointment.${what}`, { carrier: application.carrier })}</span>
              <span className="gh-row-hint">{application.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
