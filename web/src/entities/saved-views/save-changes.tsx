import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#domain/saved-views/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { savedViewsQuery, useChangeView } from './views';

/** Saves the current filters to the open view; users who do not own the view see why they cannot. */
export function SaveChanges({ view, search }: { view: SavedView; search: string }) {
  const { t } = useTranslation('tools');
  const client = useQueryClient();
  const problemText = useProblemText();
  const change = useChangeView(() => {
    toast.success(t('views.saved'));
  });
  const { page, isMine, owner, hasOwnerLeft } = view;
  const refusal = hasOwnerLeft ? t('views.ownerLeft') : t('views.notYours', { name: owner });
  return (
    <RefusableButton
      size="small"
      loading={change.isPending}
      reason={isMine ? undefined : refusal}
      onClick={() => {
        change.mutate(
          { view, body: { search, was: view.search } },
          {
            onError: (problem) => {
              toast.error(problemText(problem));
              // Its filters or its owner may have changed.
              void client.invalidateQueries({ queryKey: savedViewsQuery(page).queryKey });
            },
          },
        );
      }}
    >
      {t('views.saveChanges')}
    </RefusableButton>
  );
}
