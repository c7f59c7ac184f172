import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline } from '#web/shared/connection/online';
import { toApiProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import './form.css';

/** A query of the page waits for the network; a button must not wait without a word. */
function requireNetwork(): void {
  if (!isOnline()) throw toApiProblem(0, { code: 'offline' });
}

/** The way out of a conflict, below the form: the current version in place of the entries, which stay until then. */
export function CurrentVersion({ show }: { show: () => Promise<void> }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<unknown>();
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const press = async () => {
    setProblem(undefined);
    setReading(true);
    try {
      requireNetwork();
      await show();
    } catch (refused) {
      setProblem(refused);
    } finally {
      setReading(false);
    }
  };
  return (
    <div ref={place} className="gh-form-refusal">
      {problem === undefined ? null : <Alert problem={problem} />}
      <span>{t('showCurrentHelp')}</span>
      <Button loading={isReading} onClick={() => void press()}>
        {t('showCurrent')}
      </Button>
    </div>
  );
}
