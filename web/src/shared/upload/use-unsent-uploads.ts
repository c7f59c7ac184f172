import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery } from '../driver/application';
import { driverMeQuery } from '../driver/me';
import { onFileSent, resumeUploads } from './uploads';

/** Goes on with what an earlier visit had begun to send, whichever page the driver opens, and shows it when it is there. */
export function useUnsentUploads() {
  const client = useQueryClient();
  useEffect(() => {
    void resumeUploads();
    return onFileSent(() => {
      for (const { queryKey } of [applicationQuery(), driverMeQuery()]) void client.invalidateQueries({ queryKey });
    });
  }, [client]);
}
