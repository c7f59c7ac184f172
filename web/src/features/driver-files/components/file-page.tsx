import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { can } from '#domain/accounts/policy';
import type { FileEmployment, FileOnDay } from '#domain/requirements/file-schema';
import { LazyDriverHours } from '#web/entities/eld/lazy-driver-hours';
import { FileView } from '#web/entities/requirements/file-view';
import { fileQuery } from '#web/entities/requirements/queries';
import { LazyDriverVerifications } from '#web/entities/verifications/lazy-verifications';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useActor } from '#web/shared/session/current-user';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { carrierFile } from '../api/file-source';
import { useReadsWholeFiles } from '../model/use-reads-whole-files';

/** The days of an employment: its first one, or both once it has ended. */
function useDaysText() {
  const { t } = useTranslation('files');
  return ({ hiredOn, endedOn }: FileEmployment, today: string): string | null => {
    if (hiredOn === null) return null;
    const day = formatDate(hiredOn);
    if (endedOn !== null) return t('list.employedFromTo', { from: day, to: formatDate(endedOn) });
    return t(hiredOn > today ? 'list.startsOn' : 'list.hiredOn', { day });
  };
}

/**
 * The days of the employment and, while it lasts, how many requirements bar driving today. For somebody who may not read
 * every record, it says so: another one may bar driving, too.
 */
function useStateLine(file: FileOnDay | undefined): string | undefined {
  const { t } = useTranslation('files');
  const daysText = useDaysText();
  const isWhole = useReadsWholeFiles();
  if (file === undefined) return undefined;
  const { employment, lines, on } = file;
  const bars = lines.filter((line) => line.bars).length;
  const whole = bars === 0 ? t('list.mayDrive') : t('list.mayNotDrive', { count: bars });
  const driving = isWhole ? whole : t('list.partOnly', { driving: whole });
  const isOver = (employment?.endedOn ?? on) < on;
  return [employment && daysText(employment, on), isOver ? null : driving].filter((part) => part !== null).join(' · ');
}

/** The verifications of the driver's past employers, for those who may read them. */
function Verifications({ file: { driver } }: { file: FileOnDay }) {
  const { t } = useTranslation('files');
  const actor = useActor();
  if (!can(actor, 'files:read-investigation')) return null;
  return (
    <Card title={t('fact.pastEmployers')}>
      <LazyDriverVerifications driverId={driver._id} driverName={driver.name} />
    </Card>
  );
}

/** The hours of service of a driver who works for the carrier. */
function Hours({ file: { driver } }: { file: FileOnDay }) {
  const { t } = useTranslation('files');
  return (
    <Card title={t('hours')}>
      <LazyDriverHours driverId={driver._id} />
    </Card>
  );
}

/** The file of one employment. */
export function DriverFilePage() {
  const { t } = useTranslation('files');
  const id = useParams()['employmentId'] ?? '';
  const source = useMemo(() => carrierFile(id), [id]);
  const { data: file } = useQuery(fileQuery(source));
  return (
    <Stack>
      <PageHeader
        title={file?.driver.name ?? t('title')}
        crumbs={[{ label: t('list.title'), to: paths.driverFiles }]}
        subtitle={useStateLine(file)}
      />
      <FileView source={source} />
      {file === undefined ? null : (
        <>
          <Verifications file={file} />
          <Hours file={file} />
        </>
      )}
    </Stack>
  );
}
