import { useTranslation } from 'react-i18next';

/** Reviewer notes. */
export function Notes({ notes }: { notes: readonly string[] }) {
  const { t } = useTranslation('histories');
  return notes.map((note) => (
    <span key={note} className="gh-history-note">
      {t('note', { note })}
    </span>
  ));
}
