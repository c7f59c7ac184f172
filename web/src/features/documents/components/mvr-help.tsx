import { useTranslation } from 'react-i18next';

/** How to get a motor vehicle record, for drivers who send their own. */
export function MvrHelp() {
  const { t } = useTranslation('documents');
  return (
    <details className="gh-document-help">
      <summary>{t('mvr.title')}</summary>
      <ol>
        <li>{t('mvr.agency')}</li>
        <li>{t('mvr.request')}</li>
        <li>{t('mvr.send')}</li>
      </ol>
      <p>{t('mvr.without')}</p>
    </details>
  );
}
