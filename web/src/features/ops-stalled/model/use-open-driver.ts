import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useProblemText } from '../../../shared/i18n/use-problem-text';
import { opsDriverQuery } from '../../../shared/pipeline/drivers';
import { openModal } from '../../../shared/ui/modals';
import { toast } from '../../../shared/ui/toasts';
import type { OpenDriver } from '../components/next-action';

const NOBODY: ReadonlySet<string> = new Set();

/** Opens dialogs about drivers; those whom somebody acts on himself are no news to him (`mine`). */
export function useOpenDriver(): {
  open: OpenDriver;
  mine: ReadonlySet<string>;
  add: (ids: readonly string[]) => void;
} {
  const client = useQueryClient();
  const problemText = useProblemText();
  const [mine, setMine] = useState(NOBODY);
  const add = useCallback((ids: readonly string[]) => {
    setMine((before) => new Set([...before, ...ids]));
  }, []);
  const open: OpenDriver = useCallback(
    (driverId, modal) => {
      add([driverId]);
      client.fetchQuery(opsDriverQuery(driverId)).then(
        (driver) => {
          openModal(modal, driver);
        },
        (error: unknown) => {
          toast.error(problemText(error));
        },
      );
    },
    [add, client, problemText],
  );
  return { open, mine, add };
}
