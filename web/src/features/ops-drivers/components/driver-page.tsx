import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { opsDriverQuery } from '#web/entities/pipeline/drivers';
import { CompliancePart } from '#web/entities/review/compliance-part';
import { driverFileQuery } from '#web/entities/review/queries';
import { paths } from '#web/shared/paths';
import { parseAsDay } from '#web/shared/table/parse-as-day';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import type { DriverTab } from '../model/driver-tabs';
import { driverTabs, waitingInTab } from '../model/driver-tabs';
import { AsOfChoice } from './as-of/as-of-choice';
import { DriverOnDay } from './as-of/driver-as-of';
import { DriverActions } from './driver-actions';
import { DriverState } from './driver-state';
import { RequirementsTab } from './file/requirements-tab';
import { KeyFacts } from './key-facts';
import { Overview } from './overview';
import { Results } from './results';
import { DocumentsTab } from './review/documents-tab';
import { HistoriesTab, ReferencesTab } from './review/history-tabs';
import { NextReview } from './review/next-review';
import './ops-drivers.css';

interface FileTabProps {
  tab: Exclude<DriverTab, 'overview' | 'requirements'>;
  driver: OpsDriver;
  file: OpsDriverFile;
}

function FileTab({ tab, ...props }: FileTabProps) {
  switch (tab) {
    case 'documents':
      return <DocumentsTab {...props} />;
    case 'histories':
      return <HistoriesTab {...props} />;
    case 'references':
      return <ReferencesTab {...props} />;
    case 'compliance':
      return <CompliancePart {...props} />;
    case 'results':
      return <Results {...props} />;
  }
}

/** Whether items are reviewed on the tab. */
const isReviewed = (tab: DriverTab): boolean => tab !== 'overview' && tab !== 'requirements';

const useTab = () => useQueryState('part', parseAsStringLiteral(driverTabs).withDefault('overview'));

interface TabContentProps {
  tab: DriverTab;
  driver: OpsDriver;
  file: OpsDriverFile | undefined;
  error: unknown;
  retry: () => void;
}

/** Overview and requirements do not need the file, so they do not wait for it. */
function TabContent({ tab, driver, file, error, retry }: TabContentProps) {
  if (tab === 'overview') return <Overview driver={driver} />;
  if (tab === 'requirements') return <RequirementsTab driverId={driver._id} />;
  if (file !== undefined) return <FileTab tab={tab} driver={driver} file={file} />;
  return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={retry} />;
}

/** The driver's file, tab by tab. */
function DriverTabs({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-reviews');
  const [tab, setTab] = useTab();
  const [what, setWhat] = useQueryState('what');
  const { data: file, error, refetch } = useQuery(driverFileQuery(driver._id));
  const tabs = driverTabs.map((value) => {
    const waiting = file === undefined ? 0 : waitingInTab(file.waiting, value);
    return { value, label: t(`part.${value}`), count: waiting === 0 ? undefined : waiting };
  });
  return (
    <>
      {file === undefined || (file.waiting.length === 0 && !isReviewed(tab)) ? null : (
        <NextReview waiting={file.waiting} tab={tab} what={what} />
      )}
      <div>
        <QueryTabs
          label={t('part.label')}
          tabs={tabs}
          value={tab}
          onChange={(next) => {
            void setTab(next);
            void setWhat(null);
          }}
        >
          <TabContent tab={tab} driver={driver} file={file} error={error} retry={() => void refetch()} />
        </QueryTabs>
      </div>
    </>
  );
}

/** The day that the page shows, kept in its URL; null for now. */
function useAsOf() {
  const [asOf, setDay] = useQueryState('asOf', parseAsDay);
  return { asOf, setAsOf: (on: string | null) => void setDay(on) };
}

/** One driver's page: stage now or on a past day, file, and actions for operations. */
export function OpsDriverPage() {
  const { t } = useTranslation('ops-drivers');
  const id = useParams()['id'] ?? '';
  const [tab] = useTab();
  const { asOf, setAsOf } = useAsOf();
  const { data, error, refetch } = useQuery(opsDriverQuery(id));
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <Stack>
      <PageHeader
        title={data.name}
        crumbs={[{ label: t('title'), to: paths.opsDrivers }]}
        subtitle={asOf === null ? <DriverState driver={data} /> : undefined}
        action={
          <Inline>
            <AsOfChoice on={asOf} onChange={setAsOf} />
            {asOf === null ? <DriverActions driver={data} isMain={tab === 'overview'} /> : null}
          </Inline>
        }
      />
      {asOf === null ? <KeyFacts driver={data} /> : null}
      {asOf === null ? <DriverTabs driver={data} /> : <DriverOnDay driverId={data._id} on={asOf} />}
    </Stack>
  );
}
