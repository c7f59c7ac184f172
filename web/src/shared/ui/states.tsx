import { useTranslation } from 'react-i18next';
import type { EmptyStateProps } from '#web/shared/controls/controls';
import { useControls } from '#web/shared/controls/use-controls';
import { asApiProblem, isMissing, toApiProblem } from '#web/shared/http/api-problem';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useHome } from '#web/shared/session/use-home';
import { Button, ButtonLink } from './button';
import './states.css';

export type { EmptyStateProps } from '#web/shared/controls/controls';

export function EmptyState(props: EmptyStateProps) {
  const controls = useControls();
  return <controls.Empty {...props} />;
}

/** As the API responds for an id that no record has; with its text, until the catalog of texts is loaded. */
const notFound = toApiProblem(404, { code: 'not-found', message: 'Page not found.' });

/** A record that does not exist or belongs to others: a retry would not help, so only a link back is shown. */
function NotFoundState() {
  const controls = useControls();
  const problemText = useProblemText();
  const home = useHome();
  return (
    <controls.Failure
      isMissing
      title={problemText(notFound)}
      action={home === undefined ? null : <ButtonLink to={home.to}>{home.label}</ButtonLink>}
    />
  );
}

export function ForbiddenState() {
  const controls = useControls();
  const { t } = useTranslation();
  return <controls.Failure title={t('state.forbidden')} text={t('state.forbiddenHint')} />;
}

interface ErrorStateProps {
  error: unknown;
  retry?: (() => void) | undefined;
}

/** Shows the error and a retry; missing permissions are shown without a retry. */
export function ErrorState({ error, retry }: ErrorStateProps) {
  const controls = useControls();
  const { t } = useTranslation();
  const problemText = useProblemText();
  const problem = asApiProblem(error);
  if (problem.status === 403) return <ForbiddenState />;
  if (isMissing(problem)) return <NotFoundState />;
  return (
    <controls.Failure
      title={t('state.error')}
      text={problemText(error)}
      action={retry === undefined ? null : <Button onClick={retry}>{t('retry')}</Button>}
    />
  );
}
