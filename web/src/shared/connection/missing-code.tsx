import { useTranslation } from 'react-i18next';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { reloadKeepingDrafts } from './keep-drafts';
import { useBackOnline } from './online';
import '#web/shared/ui/states.css';

interface MissingCodeProps {
  problem: unknown;
  retry: () => void;
}

/** Shown in place of a page whose code failed to load. Retries when the network is back. */
export function MissingCode({ problem, retry }: MissingCodeProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  useBackOnline(retry);
  const { code } = asApiProblem(problem);
  return (
    <div className="gh-state" role="alert">
      {code === 'outdated' ? (
        <>
          <p className="gh-state-title">{t('connection.outdated')}</p>
          <p>{t('connection.outdatedText')}</p>
          <Button variant="primary" onClick={reloadKeepingDrafts}>
            {t('broken.reload')}
          </Button>
        </>
      ) : (
        <>
          <p className="gh-state-title">{t('state.error')}</p>
          <p>{code === 'offline' ? t('connection.waiting') : problemText(problem)}</p>
          <Button onClick={retry}>{t('retry')}</Button>
        </>
      )}
    </div>
  );
}
