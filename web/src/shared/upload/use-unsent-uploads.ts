import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery } from '../driver/application';
import { driverMeQuery } from '../driver/me';

/** Goes on with what an earlier visit had begun to send, whichever page the driver opens, and shows it when it is there. */
export function useUnsentUploads() {
  const client = useQueryClient();
  useEffect(() => {
    let stop = () => undefined as void;
    let isGone = false;
    const goOn = async () => {
      const { onFileSent, resumeUploads } = await import('./uploads');
      if (isGone) return;
      stop = onFileSent(() => {
        for (const { queryKey } of [applicationQuery(), driverMeQuery()]) void client.invalidateQueries({ queryKey });
      });
      await resumeUploads();
    };
    // Without its code the file stays where it is, for the next page.
    void goOn().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [client]);
}
