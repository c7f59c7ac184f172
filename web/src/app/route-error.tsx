import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router';
import { MissingCode } from '#web/shared/connection/missing-code';
import { ApiProblem } from '#web/shared/http/api-problem';
import { Button } from '#web/shared/ui/button';
import { ErrorState } from '#web/shared/ui/states';

/** Shown for a page that failed, or whose guard got no response, with a retry. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const reload = () => {
    window.location.reload();
  };
  if (error instanceof ApiProblem) {
    // Without a response, the request is repeated, at the latest when the network is back.
    const again = () => void revalidate();
    return (
      <div className="gh-console gh-lost">
        {error.status === 0 ? (
          <MissingCode problem={error} retry={again} />
        ) : (
          <ErrorState error={error} retry={again} />
        )}
      </div>
    );
  }
  return (
    <div className="gh-console gh-lost">
      <div className="gh-state gh-state-blocked" role="alert">
        <h1 className="gh-state-title">{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <Button variant="primary" onClick={reload}>
          {t('broken.reload')}
        </Button>
      </div>
    </div>
  );
}
