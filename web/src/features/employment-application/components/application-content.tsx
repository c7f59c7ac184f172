import { useTranslation } from 'react-i18next';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import './employment-application.css';

type Section = EmploymentApplication['sections'][number];

function Part({ section: { title, citation, entries } }: { section: Section }) {
  const { t } = useTranslation('employment-application');
  return (
    <section className="gh-employment-application-part">
      <h3>
        {title} <span>{citation}</span>
      </h3>
      {entries.length === 0 ? <p>{t('none')}</p> : null}
      {entries.map((rows, index) => (
        // The entries of a list have no id, and their order does not change on the page.
        <Facts key={`${citation}/${String(index)}`} facts={rows} columns={2} />
      ))}
    </section>
  );
}

/** The application as it will be printed. */
export function ApplicationContent({ sections, carrier }: Pick<EmploymentApplication, 'sections' | 'carrier'>) {
  const { t } = useTranslation('employment-application');
  return (
    <Card title={t('content.title', { carrier })}>
      <Stack gap={24}>
        <p className="gh-employment-application-aside">{t('content.lead', { carrier })}</p>
        {sections.map((section) => (
          <Part key={section.citation} section={section} />
        ))}
      </Stack>
    </Card>
  );
}
