import { useTranslation } from 'react-i18next';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import './key-facts-strip.css';

/** The facts that a reader of a driver's file looks for first, above everything else. */
export function KeyFactsStrip({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('file-documents');
  return (
    <section className="gh-key-facts" aria-label={t('keyFacts')}>
      <Facts columns={2} facts={facts} />
    </section>
  );
}
