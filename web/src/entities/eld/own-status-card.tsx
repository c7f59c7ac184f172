import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/shared/ui/states';
import { hoursSettingsQuery } from './own-status';
import { StatusCard } from './status-card';

/** The driver's current duty status of hours of service with its time in a zone, and buttons that set another one. */
export function OwnStatusCard({ zone }: { zone: string }) {
  const { data, error, refetch } = useQuery(hoursSettingsQuery());
  if (data === undefined) return error === null ? null : <ErrorState error={error} retry={() => void refetch()} />;
  return <StatusCard current={data.current} zone={zone} />;
}
