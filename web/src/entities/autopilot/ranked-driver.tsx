import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewDriver } from '#domain/autopilot/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useQualificationsText } from '#web/entities/driver-profile/qualifications-text';
import { formatMiles } from '#web/shared/i18n/format';
import { classNames } from '#web/shared/ui/class-names';
import { FitMarks } from './fit-marks';
import './autopilot.css';

type Compared = Pick<PreviewDriver, 'driver' | 'distanceMiles' | 'fit' | 'nearMisses'>;

interface RankedDriverProps extends Compared {
  /** The place in the wave; absent for drivers who are left out. */
  rank?: number;
  /** Whether the driver was ready for dispatch when the ranking was made. */
  isReady: boolean;
  /** Outcome and answer, or why the driver is left out. */
  status?: ReactNode;
  name?: ReactNode;
}

/** The criteria that decided the rank, in the order in which they count. */
function useRankText() {
  const { t } = useTranslation('autopilot');
  return ({
    nearMisses,
    distanceMiles,
    isReady,
  }: Pick<RankedDriverProps, 'nearMisses' | 'distanceMiles' | 'isReady'>) =>
    [
      nearMisses === 0 ? t('rank.allMet') : t('rank.nearMisses', { count: nearMisses }),
      isReady ? t('rank.ready') : t('rank.notReady'),
      formatMiles(distanceMiles),
    ].join(' · ');
}

/** A driver as autopilot compares them: place, why, the match in detail, and what happened. */
export function RankedDriver({ rank, isReady, status, name, ...compared }: RankedDriverProps) {
  const { t } = useTranslation('autopilot');
  const { driver, fit } = compared;
  const qualifications = useQualificationsText();
  const rankText = useRankText();
  return (
    <article
      className={classNames('gh-ranked-driver', status === undefined && 'gh-ranked-plain')}
      aria-label={driverName(driver)}
    >
      <span className="gh-ranked-place gh-numbers">
        {rank === undefined ? null : (
          <>
            <span className="gh-hidden">{t('rank.place')} </span>
            {rank}
          </>
        )}
      </span>
      <div className="gh-ranked-who">
        <span className="gh-ranked-name">{name ?? driverName(driver)}</span>
        <span>
          {driver.city}, {driver.state}
        </span>
        <span>{qualifications(driver)}</span>
      </div>
      <div className="gh-ranked-why">
        {rank === undefined ? null : <span className="gh-ranked-criteria">{rankText({ ...compared, isReady })}</span>}
        <FitMarks fit={fit} />
      </div>
      {status === undefined ? null : <div className="gh-ranked-status">{status}</div>}
    </article>
  );
}
