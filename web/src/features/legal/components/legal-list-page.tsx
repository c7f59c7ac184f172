import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listedPages } from '#domain/legal/kinds';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import './legal-page.css';

/** /static: every public legal document. */
export function LegalListPage() {
  const { t } = useTranslation('legal');
  return (
    <Stack className="gh-legal-page">
      <PageHeader title={t('list.title')} subtitle={t('list.lead')} />
      <ul>
        {listedPages.map(({ name, kind }) => (
          <li key={name}>
            <Link to={paths.staticPage(name)}>{t(`list.page.${kind}`)}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
