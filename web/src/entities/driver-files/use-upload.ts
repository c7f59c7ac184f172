import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { UploadType } from '#domain/driver-files/uploads';
import { applicationQuery } from '#web/entities/driver/application';
import { driverMeQuery } from '#web/entities/driver/me';
import {
  cancelUpload,
  onFileSent,
  resumeUpload,
  sendChosen,
  startUpload,
  subscribeToUploads,
  uploadState,
} from './uploads';

/** The upload of one kind of file, no matter which page started it. */
export function useUpload(type: UploadType, onSent?: () => void) {
  const client = useQueryClient();
  const state = useSyncExternalStore(subscribeToUploads, () => uploadState(type));
  useEffect(() => {
    void resumeUpload(type);
  }, [type]);
  useEffect(
    () =>
      onFileSent((sent) => {
        if (sent !== type) return;
        for (const { queryKey } of [applicationQuery(), driverMeQuery()]) void client.invalidateQueries({ queryKey });
        onSent?.();
      }),
    [client, type, onSent],
  );
  return {
    state,
    choose: (file: Blob, expiresOn: string | null) => void startUpload(type, file, expiresOn),
    send: (expiresOn: string | null) => void sendChosen(type, expiresOn),
    cancel: () => void cancelUpload(type),
  };
}
