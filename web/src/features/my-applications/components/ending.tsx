import type { EndingView } from '#domain/candidacies/schema';
import type { CloseReason } from '#domain/candidacies/states';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/i18n/format';

/** Who ended it and why, in the words that were left. */
export function Ending({ ending }: { ending: EndingView }) {
  const { t } = useTranslation('my-applications');
  const { by, reason, text, at } = ending;
  const who = t(`ending.by.${by}`, { date: formatDate(at) });
  // The contract types the reason as text; the texts cover every reason that the domain knows.
  const why = t(`reason.${reason as CloseReason}`);
  return (
    <div className="gh-note">
      <p className="gh-stand-ending">
        {who} {why}
      </p>
      {text === null || text === '' ? null : <p className="gh-stand-ending">{t('ending.words', { text })}</p>}
    </div>
  );
}
