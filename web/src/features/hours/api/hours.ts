import { queryOptions } from '@tanstack/react-query';
import type { HosDay, HosExemptionsBody, HosSettingsBody, LogImport } from '#domain/eld/schema';
import { hoursKey } from '#web/entities/eld/own-status';
import { upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** A day of the driver's hours of service; today if no date is given. */
export const ownHoursQuery = (date: string | null) =>
  queryOptions({
    queryKey: [...hoursKey, 'day', date],
    queryFn: ({ signal }): Promise<HosDay> =>
      call(api.GET('/api/driver/hours', { params: { query: date === null ? {} : { date } }, signal })),
  });

const touched = () => [hoursKey];

export const useImportOwnLogs = (onDone: (result: LogImport) => void) =>
  useCommand({
    send: (file: File) => call(api.POST('/api/driver/hours/imports', upload(file))),
    invalidates: touched,
    onDone,
  });

export const useConnectProvider = (onDone: () => void) =>
  useCommand({
    send: (provider: string, { headers }) =>
      call(api.POST('/api/driver/eld-connections', { headers, body: { provider } })),
    invalidates: touched,
    onDone,
  });

export const useWithdrawProvider = (onDone: () => void) =>
  useCommand({
    send: (id: string, { headers }) =>
      call(api.DELETE('/api/driver/eld-connections/{id}', { headers, params: { path: { id } } })),
    invalidates: touched,
    onDone,
  });

export const useSaveHoursSettings = (onDone: () => void) =>
  useCommand({
    send: (body: HosSettingsBody, { headers }) => call(api.PUT('/api/driver/hours/settings', { headers, body })),
    invalidates: touched,
    onDone,
  });

export const useClaimExemptions = () =>
  useCommand({
    send: (body: HosExemptionsBody, { headers }) => call(api.PUT('/api/driver/hours/exemptions', { headers, body })),
    invalidates: touched,
  });
