import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HosDay } from '#domain/eld/schema';
import { upload } from '#web/entities/requirements/upload';
import { asApiProblem, isMissing } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { HoursDay } from './hours-day';
import { LogFileField } from './log-file-field';

const hoursKey = (driverId: string) => ['driver-hours', driverId] as const;

const driverHoursQuery = (driverId: string, date: string | null) =>
  queryOptions({
    queryKey: [...hoursKey(driverId), date],
    queryFn: ({ signal }): Promise<HosDay> =>
      call(
        api.GET('/api/business/driver/{driverId}/hours', {
          params: { path: { driverId }, query: date === null ? {} : { date } },
          signal,
        }),
      ),
    // Each opening is logged where the driver reads it.
    refetchOnWindowFocus: false,
  });

/** Imports a log file of a driver who works for the carrier. */
function Import({ driverId }: { driverId: string }) {
  const { mutate, isPending, error, data } = useCommand({
    send: (file: File) =>
      call(
        api.POST('/api/business/driver/{driverId}/hours/imports', { params: { path: { driverId } }, ...upload(file) }),
      ),
    invalidates: () => [hoursKey(driverId)],
  });
  return <LogFileField isSending={isPending} problem={error} result={data} onFile={mutate} />;
}

function OpenHours({ driverId }: { driverId: string }) {
  const { t } = useTranslation('hours');
  const [date, setDate] = useState<string | null>(null);
  const query = useQuery({ ...driverHoursQuery(driverId, date), placeholderData: keepPreviousData });
  const { data: day, error, refetch } = query;
  if (day !== undefined) {
    return (
      <Stack>
        <HoursDay day={day} onDate={setDate} />
        {day.mayImport ? <Import driverId={driverId} /> : null}
      </Stack>
    );
  }
  if (error === null) return <PageSkeleton />;
  if (isMissing(asApiProblem(error))) return <EmptyState title={t('closed')} hint={t('closedHint')} />;
  return <ErrorState error={error} retry={() => void refetch()} />;
}

/** The hours of service of a driver who works for the carrier; they are read, and logged, only when they are opened. */
export function DriverHours({ driverId }: { driverId: string }) {
  const { t } = useTranslation('hours');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenHours driverId={driverId} />;
  return (
    <div>
      <p className="gh-hours-note">{t('openHint')}</p>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
    </div>
  );
}
