import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { opsDriverQuery } from '#web/entities/pipeline/drivers';
import { fetchNow } from '#web/shared/http/fetch-now';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { OpenDriver } from '../components/next-action';

/** Opens dialogs with the driver's current data instead of the cached data. */
export function useOpenDriver(): OpenDriver {
  const client = useQueryClient();
  const problemText = useProblemText();
  return useCallback(
    (driverId, modal) => {
      fetchNow(client, { ...opsDriverQuery(driverId), staleTime: 0 }).then(
        (driver) => {
          openModal(modal, driver);
        },
        (error: unknown) => {
          toast.error(problemText(error));
        },
      );
    },
    [client, problemText],
  );
}
