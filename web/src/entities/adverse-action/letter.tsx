import { useTranslation } from 'react-i18next';
import type { AdverseLetter } from '#domain/adverse-actions/schema';
import { LegalBody, TemplateNotice } from '#web/entities/legal/legal-body';

/** A letter as the driver receives it. */
export function Letter({ letter }: { letter: AdverseLetter }) {
  const { t } = useTranslation('adverse-action');
  const { title, body, isTemplate, rights } = letter;
  return (
    <section className="gh-guide-letter" aria-label={t('letter.title')}>
      {isTemplate ? <TemplateNotice /> : null}
      <h3>{title}</h3>
      <LegalBody body={body} />
      {rights === null ? null : (
        <details>
          <summary>
            {t('letter.attached')} {rights.title}
          </summary>
          <LegalBody body={rights.body} />
        </details>
      )}
    </section>
  );
}
