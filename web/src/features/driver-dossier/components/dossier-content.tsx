import Collapse from 'antd/es/collapse';
import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { FileAccessStatus } from '#web/entities/file-access/file-access-status';
import { asApiProblem, isMissing } from '#web/shared/http/api-problem';
import { Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { useAccessChange, useDossier } from '../api/dossier';
import { nameOf } from '../model/name';
import { CdlApplication } from './cdl-application';
import { EmploymentSection } from './employment-section';
import { Head } from './head';
import { KeyFacts } from './key-facts';
import { ConsentsSection, DocumentsSection } from './papers-sections';
import { QualificationsSummary, SummarySection } from './summary-section';
import { Timeline } from './timeline';
import './dossier.css';

function Sections({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation(['dossier', 'labels']);
  const items = [
    {
      key: 'qualifications',
      label: t('summary.title'),
      children: <QualificationsSummary summary={dossier.summary} />,
    },
    { key: 'summary', label: t('summary.short'), children: <SummarySection dossier={dossier} /> },
    { key: 'application', label: t('application.title'), children: <CdlApplication dossier={dossier} /> },
    { key: 'employment', label: t('employment.title'), children: <EmploymentSection dossier={dossier} /> },
    { key: 'documents', label: t('documents.title'), children: <DocumentsSection dossier={dossier} /> },
    { key: 'consents', label: t('consents.title'), children: <ConsentsSection dossier={dossier} /> },
  ];
  return (
    <Collapse
      className="gh-dossier-sections"
      defaultActiveKey={['qualifications', 'summary', 'application']}
      // Rendered while closed, so that paper shows all of it.
      items={items.map((item) => ({ ...item, forceRender: true }))}
    />
  );
}

/** The access to the file: who asks for it, and what is blurred without it. */
function Access({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation('dossier');
  return (
    <div className="gh-dossier-screen">
      {dossier.isOpen ? null : (
        <p className="gh-dossier-shadow">{t(dossier.isOutline ? 'outlineHint' : 'shadowHint')}</p>
      )}
      <FileAccessStatus access={dossier.access} target={{ driverId: dossier._id, name: nameOf(dossier) }} />
    </div>
  );
}

/** A driver's file: whole with access to it, otherwise a shadow file with blurred places. */
export function DossierContent({ driverId }: { driverId: string }) {
  const { t } = useTranslation('dossier');
  const { dossier, error, refetch } = useDossier(driverId);
  useAccessChange(driverId, dossier?.isOpen === true ? refetch : undefined);
  if (error !== null && dossier === undefined) {
    const problem = asApiProblem(error);
    const { code } = problem;
    if (code === 'dq-file-not-available') return <EmptyState title={t('notAvailable')} hint={t('notAvailableHint')} />;
    if (code === 'access-ended') return <EmptyState title={t('ended')} hint={t('endedHint')} />;
    if (isMissing(problem)) return <EmptyState title={t('closed')} hint={t('closedHint')} />;
    return <ErrorState error={error} retry={() => void refetch()} />;
  }
  if (dossier === undefined) return <PageSkeleton />;
  return (
    <Stack className="gh-dossier">
      <Head dossier={dossier} />
      <KeyFacts dossier={dossier} />
      <Access dossier={dossier} />
      <Timeline dossier={dossier} showStatus={dossier.isOpen} />
      <Sections dossier={dossier} />
    </Stack>
  );
}
