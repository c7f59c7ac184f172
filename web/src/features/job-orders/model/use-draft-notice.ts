import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '#web/shared/form/draft-storage';
import { toast } from '#web/shared/ui/toasts';

/** Notifies a user who leaves an unsaved form that its draft is kept. After a sign-out there is none. */
export function useDraftNotice(isUnsaved: boolean, draft: string) {
  const { t } = useTranslation('orders');
  const state = useRef({ isUnsaved, draft, text: '' });
  useEffect(() => {
    state.current = { isUnsaved, draft, text: t('draft.kept') };
  });
  useEffect(
    () => () => {
      const { isUnsaved: isLost, draft: name, text } = state.current;
      if (isLost && readDraft(window.localStorage, name) !== undefined) toast.info(text);
    },
    [],
  );
}
