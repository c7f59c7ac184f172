import { useTranslation } from 'react-i18next';
import type { EndingView } from '#domain/candidacies/schema';
import { type CloseReason, meaningfulReason } from '#domain/candidacies/states';
import { formatDate } from '#web/shared/i18n/format';

/** Shows who ended the application and why, with their note. */
export function Ending({ ending }: { ending: EndingView }) {
  const { t } = useTranslation('my-applications');
  const { by, reason, text, at } = ending;
  const who = t(`ending.by.${by}`, { date: formatDate(at) });
  const meaningful = meaningfulReason(reason, text);
  // The API types the reason as a string; the locale file covers every `CloseReason` but "other", which says nothing.
  const why =
    meaningful === null || meaningful === 'other' ? '' : t(`reason.${meaningful as Exclude<CloseReason, 'other'>}`);
  return (
    <div className="gh-note">
      <p className="gh-application-ending">
        {who} {why}
      </p>
      {text === null || text === '' ? null : <p className="gh-application-ending">{t('ending.words', { text })}</p>}
    </div>
  );
}
