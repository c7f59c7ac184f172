import { useTranslation } from 'react-i18next';
import type { SavedView } from '#domain/saved-views/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { viewModal } from './modals';
import { useDeleteView, useTakeOverView } from './views';

/** The actions for the open view; refused ones with a reason. */
export function ViewMenu({ view }: { view: SavedView }) {
  const { t } = useTranslation('tools');
  const problemText = useProblemText();
  const { name, isMine, isShared, hasOwnerLeft, owner } = view;
  const remove = useDeleteView(() => {
    toast.success(t('views.deleted'));
  });
  const takeOver = useTakeOverView(() => {
    toast.success(t('views.taken'));
  });
  const reason = isMine ? undefined : t('views.notYours', { name: owner });
  const own: MenuAction[] = [
    {
      key: 'rename',
      label: t('views.rename'),
      reason,
      run: () => {
        openModal(viewModal, { view });
      },
    },
    {
      key: 'delete',
      label: t('views.delete'),
      reason,
      danger: true,
      run: () => {
        confirm({
          title: t('views.deleteTitle', { name }),
          text: isShared ? t('views.deleteShared') : t('views.deleteOwn'),
          confirmLabel: t('views.delete'),
          danger: true,
          onConfirm: () => remove.mutateAsync(view),
        });
      },
    },
  ];
  const taking: MenuAction = {
    key: 'take-over',
    label: t('views.takeOver'),
    run: () => {
      takeOver.mutate(view, {
        onError: (problem) => {
          toast.error(problemText(problem));
        },
      });
    },
  };
  return <ActionMenu label={t('views.more', { name })} actions={!isMine && hasOwnerLeft ? [taking] : own} />;
}
