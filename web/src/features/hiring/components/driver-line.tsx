import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { DriverSummary, FitLine } from '#domain/drivers/schema';
import { DriverAvatar } from '#web/entities/driver-profile/driver-avatar';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { FitDetails } from '#web/entities/driver-profile/fit-marks';
import { useQualificationsText, useUnstatedText } from '#web/entities/driver-profile/qualifications-text';
import { useReadinessText } from '#web/entities/driver-profile/readiness-text';
import { formatMiles } from '#web/shared/i18n/format';
import './hiring.css';

interface DriverLineProps {
  driver: DriverSummary;
  distanceMiles: number;
  /** Empty without a job order, with which there is nothing to match. */
  fit: readonly FitLine[];
  /** Turn, next step and dates. */
  status?: ReactNode;
  actions: ReactNode;
  /** The page of the driver, for a list without a panel. */
  profilePath?: string;
  /** For a hired driver the status says what is missing for the first drive; being ready for any carrier means nothing more. */
  isHired?: boolean;
}

/** The driver's profile opens over the list and has its own URL. */
function ProfileLink({ driver, path }: { driver: DriverSummary; path: string | undefined }) {
  const [search] = useSearchParams();
  if (path !== undefined) return <Link to={path}>{driverName(driver)}</Link>;
  const next = new URLSearchParams(search);
  next.set('driver', driver._id);
  return (
    <Link to={{ search: next.toString() }} preventScrollReset>
      {driverName(driver)}
    </Link>
  );
}

/** A driver in a list: name, distance, license, match, status and actions. */
export function DriverLine({
  driver,
  distanceMiles,
  fit,
  status,
  actions,
  profilePath,
  isHired = false,
}: DriverLineProps) {
  const { t } = useTranslation('hiring');
  const qualifications = useQualificationsText();
  const readiness = useReadinessText();
  const isPlain = status === undefined || status === null;
  const unstated = useUnstatedText()(driver);
  return (
    <article className="gh-driver-line" aria-label={driverName(driver)}>
      <DriverAvatar driver={driver} />
      <div className="gh-driver-who">
        <span className="gh-driver-name">
          <ProfileLink driver={driver} path={profilePath} />
          {driver.isCertified && !isHired ? <span className="gh-certified">{t('row.certified')}</span> : null}
        </span>
        <span className="gh-driver-facts">
          {driver.city}, {driver.state} · <span className="gh-numbers">{formatMiles(distanceMiles)}</span>
        </span>
        {driver.readinessGaps.length === 0 ? null : (
          <span className="gh-not-ready">{readiness.short(driver.readinessGaps)}</span>
        )}
      </div>
      <div className={isPlain ? 'gh-driver-quality gh-driver-quality-wide' : 'gh-driver-quality'}>
        <span>{qualifications(driver)}</span>
        {unstated === '' ? null : <span className="gh-driver-unstated">{unstated}</span>}
        {fit.length === 0 || isHired ? null : <FitDetails fit={fit} />}
      </div>
      {isPlain ? null : <div className="gh-driver-status">{status}</div>}
      <div className="gh-driver-actions">{actions}</div>
    </article>
  );
}
