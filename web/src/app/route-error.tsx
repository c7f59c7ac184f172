import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiProblem } from '../shared/http/api-problem';
import { Button } from '../shared/ui/button';
import { ErrorState } from '../shared/ui/states';

/** A page that broke, or whose guard got no answer: say so and offer another try. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const reload = () => {
    window.location.reload();
  };
  if (error instanceof ApiProblem) {
    return (
      <main className="gh-console gh-lost">
        <ErrorState error={error} retry={reload} />
      </main>
    );
  }
  return (
    <main className="gh-console gh-lost">
      <div className="gh-state gh-state-blocked" role="alert">
        <h1 className="gh-state-title">{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <Button variant="primary" onClick={reload}>
          {t('broken.reload')}
        </Button>
      </div>
    </main>
  );
}
