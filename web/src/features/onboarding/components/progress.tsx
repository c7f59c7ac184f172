import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import { formatLastMoment } from '#web/shared/i18n/format';

/** How much is done, how long the rest takes, and when the last change was saved. */
export function Progress({ application }: { application: DriverApplication }) {
  const { t } = useTranslation('onboarding');
  const { done, total, minutesLeft, savedAt } = application;
  const left = minutesLeft === 0 ? t('progress.nothing') : t('progress.left', { count: minutesLeft });
  return (
    <div className="gh-hub-progress">
      <p>
        {t('progress.done', { done, total })} · {left}
      </p>
      {minutesLeft === 0 ? null : <p className="gh-hub-saved">{t('progress.stop')}</p>}
      <progress aria-label={t('progress.label')} value={done} max={total} />
      {savedAt === null ? null : (
        <p className="gh-hub-saved">{t('progress.saved', { at: formatLastMoment(savedAt) })}</p>
      )}
    </div>
  );
}
