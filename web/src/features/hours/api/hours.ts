import { queryOptions } from '@tanstack/react-query';
import type {
  DutyStatusBody,
  HosDay,
  HosExemptionsBody,
  HosSettings,
  HosSettingsBody,
  LogImport,
} from '#domain/eld/schema';
import { upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const KEY = ['driver', 'hours'] as const;

/** A day of the driver's hours of service; today if no date is given. */
export const ownHoursQuery = (date: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'day', date],
    queryFn: ({ signal }): Promise<HosDay> =>
      call(api.GET('/api/driver/hours', { params: { query: date === null ? {} : { date } }, signal })),
  });

/** The driver's settings, connections and imports, and the current status. */
export const hoursSettingsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'settings'],
    queryFn: ({ signal }): Promise<HosSettings> => call(api.GET('/api/driver/hours/settings', { signal })),
  });

const touched = () => [KEY];

/** Sends a status with its own time; the client's id makes a repeat harmless. */
export const sendStatus = (body: DutyStatusBody) =>
  call(api.POST('/api/driver/duty-statuses', { body: sendable(body), headers: { 'Idempotency-Key': body.clientId } }));

/** Everything that a new status changes. */
export const hoursKey = KEY;

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
