import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths';

/** Links to the driver's requirements, access to the file, hours of service, notices about reports, information, timesheet, pay and debit card. */
export function OwnFileLinks() {
  const { t } = useTranslation('driver-home');
  return (
    <nav aria-label={t('ownFile.label')}>
      <ul className="gh-rows">
        <li>
          <Link to={paths.driverOwnFile}>
            <span className="gh-row-title">{t('ownFile.file')}</span>
            <span className="gh-row-hint">{t('ownFile.fileHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.driverAccess}>
            <span className="gh-row-title">{t('ownFile.access')}</span>
            <span className="gh-row-hint">{t('ownFile.accessHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.driverHours}>
            <span className="gh-row-title">{t('ownFile.hours')}</span>
            <span className="gh-row-hint">{t('ownFile.hoursHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.driverNotices}>
            <span className="gh-row-title">{t('ownFile.notices')}</span>
            <span className="gh-row-hint">{t('ownFile.noticesHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.driverVerifications}>
            <span className="gh-row-title">{t('ownFile.verifications')}</span>
            <span className="gh-row-hint">{t('ownFile.verificationsHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.driverPersonalInfo}>
            <span className="gh-row-title">{t('ownFile.personalInfo')}</span>
            <span className="gh-row-hint">{t('ownFile.personalInfoHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.driverTimesheet}>
            <span className="gh-row-title">{t('assignment.timesheet')}</span>
            <span className="gh-row-hint">{t('ownFile.timesheetHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.driverPay}>
            <span className="gh-row-title">{t('ownFile.pay')}</span>
            <span className="gh-row-hint">{t('ownFile.payHint')}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.addDebitCard}>
            <span className="gh-row-title">{t('ownFile.debitCard')}</span>
            <span className="gh-row-hint">{t('ownFile.debitCardHint')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
