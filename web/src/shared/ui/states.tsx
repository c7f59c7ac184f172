import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useHome } from '#web/shared/session/use-home';
import { Button, ButtonLink } from './button';
import './states.css';

export interface EmptyStateProps {
  /** Why there are no entries. */
  title: string;
  /** An action to take. */
  hint?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="gh-state">
      <p className="gh-state-title">{title}</p>
      {hint === undefined ? null : <p>{hint}</p>}
      {action}
    </div>
  );
}

/** A record that does not exist or belongs to others: a retry would not help, so only a link back is shown. */
function NotFoundState({ error }: { error: unknown }) {
  const problemText = useProblemText();
  const home = useHome();
  return (
    <div className="gh-state" role="alert">
      <p className="gh-state-title">{problemText(error)}</p>
      {home === undefined ? null : <ButtonLink to={home.to}>{home.label}</ButtonLink>}
    </div>
  );
}

export function ForbiddenState() {
  const { t } = useTranslation();
  return (
    <div className="gh-state gh-state-blocked" role="alert">
      <p className="gh-state-title">{t('state.forbidden')}</p>
      <p>{t('state.forbiddenHint')}</p>
    </div>
  );
}

interface ErrorStateProps {
  error: unknown;
  retry?: (() => void) | undefined;
}

/** Shows the error and a retry; missing permissions are shown without a retry. */
export function ErrorState({ error, retry }: ErrorStateProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { status } = asApiProblem(error);
  if (status === 403) return <ForbiddenState />;
  if (status === 404) return <NotFoundState error={error} />;
  return (
    <div className="gh-state gh-state-blocked" role="alert">
      <p className="gh-state-title">{t('state.error')}</p>
      <p>{problemText(error)}</p>
      {retry === undefined ? null : <Button onClick={retry}>{t('retry')}</Button>}
    </div>
  );
}
