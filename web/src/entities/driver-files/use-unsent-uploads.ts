import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery } from '#web/entities/driver/application';
import { driverMeQuery } from '#web/entities/driver/me';
import { session } from '#web/shared/session/session-store';
import { keptTypes } from './kept-files';

/** Resumes the uploads from an earlier visit on any page, and refetches the driver's data after each. */
export function useUnsentUploads() {
  const client = useQueryClient();
  useEffect(() => {
    const stops: (() => void)[] = [];
    let isGone = false;
    const resume = async () => {
      const userId = session.userId();
      // The upload code loads only if a file is left to send.
      if (userId === undefined || (await keptTypes(userId)).length === 0) return;
      const { onFileSent, resumeUploads } = await import('./uploads');
      if (isGone) return;
      stops.push(
        onFileSent(() => {
          for (const { queryKey } of [applicationQuery(), driverMeQuery()]) void client.invalidateQueries({ queryKey });
        }),
      );
      await resumeUploads();
    };
    // If the code fails to load, the file stays stored for the next page.
    resume().catch(() => undefined);
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [client]);
}
