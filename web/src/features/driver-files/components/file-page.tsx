import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { FileView } from '#web/entities/requirements/file-view';
import { fileQuery } from '#web/entities/requirements/queries';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { carrierFile } from '../api/file-source';

/** The day of the hire, and how many requirements bar driving today. */
function useStateLine(file: FileOnDay | undefined): string | undefined {
  const { t } = useTranslation('files');
  if (file === undefined) return undefined;
  const { employment, lines } = file;
  const bars = lines.filter((line) => line.bars).length;
  const hired = employment?.hiredOn ?? null;
  return [
    hired === null ? null : t('list.hiredOn', { day: formatDate(hired) }),
    bars === 0 ? t('list.mayDrive') : t('list.mayNotDrive', { count: bars }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
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
    </Stack>
  );
}
