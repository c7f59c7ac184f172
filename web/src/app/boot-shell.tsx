import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/shared/connection/online';
import { Mark } from '#web/shared/ui/wordmark';

/** A name is not translated. */
const BRAND = 'Gladhand';
const WIDTHS = ['38%', '62%', '100%', '94%', '97%'];

/** The content of index.html, shown until the code and the first page have loaded. */
export function BootShell() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div className="gh-boot">
      <div className="gh-boot-head">
        <Mark size={24} />
        <span>{BRAND}</span>
      </div>
      <div className="gh-boot-lines" role="status" aria-label={t('list.loading')}>
        {isOnline ? null : <p>{t('connection.waiting')}</p>}
        {WIDTHS.map((width) => (
          <span key={width} style={{ width }} />
        ))}
      </div>
    </div>
  );
}
