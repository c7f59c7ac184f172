import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readDraft } from '#web/shared/form/draft-storage';

interface UnsavedEntryProps {
  /** The name of the draft of a new entry, and the page of its form. */
  draft: string;
  to: string;
}

/** Above a list: a new entry was begun and not saved, so that nobody counts on it. Renders nothing without one. */
export function UnsavedEntry({ draft, to }: UnsavedEntryProps) {
  const { t } = useTranslation('histories');
  const [isWaiting] = useState(() => readDraft(window.localStorage, draft) !== undefined);
  return isWaiting ? (
    <p role="note" className="gh-note">
      {t('unsaved.text')} <Link to={to}>{t('unsaved.continue')}</Link>
    </p>
  ) : null;
}
