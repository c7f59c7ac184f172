import { useTranslation } from 'react-i18next';
import type { Webhook } from '#domain/webhooks/schema';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useDeleteWebhook, usePauseWebhook, useRotateSecret, useTestWebhook } from '../api/webhooks';
import { replayModal, webhookModal } from '../model/modals';
import { secretModal } from '../model/secret-modal';

/** Everything that can be done with an endpoint. */
export function WebhookActions({ webhook, onDeleted }: { webhook: Webhook; onDeleted?: () => void }) {
  const { t } = useTranslation(['webhooks', 'labels', 'console']);
  const { _id: id, name, pausedAt, formerSecretEndsAt } = webhook;
  const pause = usePauseWebhook(id);
  const test = useTestWebhook(id);
  const remove = useDeleteWebhook(id);
  const rotate = useRotateSecret(id, (secret) => {
    openModal(secretModal, secret);
  });
  const isPaused = pausedAt !== null;
  const keepsFormer = t(formerSecretEndsAt === null ? 'rotate.text' : 'rotate.againText');
  const confirmRotation = (endsFormer: boolean) => {
    confirm({
      title: t(endsFormer ? 'rotate.nowTitle' : 'rotate.title', { name }),
      text: endsFormer ? t('rotate.nowText') : keepsFormer,
      confirmLabel: t('rotate.action'),
      danger: endsFormer,
      onConfirm: () => rotate.mutateAsync({ endsFormer }),
    });
  };
  const actions = [
    {
      key: 'edit',
      label: t('labels:term.edit'),
      run: () => {
        openModal(webhookModal, { webhook });
      },
    },
    {
      key: 'test',
      label: t('test.action'),
      run: () => {
        test.mutateAsync(undefined).then(() => {
          toast.success(t('test.sent'));
        }, toast.problem);
      },
    },
    {
      key: 'replay',
      label: t('replay.title'),
      run: () => {
        openModal(replayModal, { webhookId: id });
      },
    },
    {
      key: 'rotate',
      label: t('rotate.action'),
      run: () => {
        confirmRotation(false);
      },
    },
    {
      key: 'rotateNow',
      label: t('rotate.nowAction'),
      run: () => {
        confirmRotation(true);
      },
    },
    {
      key: 'pause',
      label: t(isPaused ? 'resume' : 'pause.action'),
      run: () => {
        if (isPaused) {
          pause.mutateAsync(false).then(() => {
            toast.success(t('resumed'));
          }, toast.problem);
          return;
        }
        confirm({
          title: t('pause.title', { name }),
          text: t('pause.text'),
          confirmLabel: t('pause.action'),
          onConfirm: () => pause.mutateAsync(true),
        });
      },
    },
    {
      key: 'delete',
      label: t('console:term.deleteItem'),
      danger: true,
      run: () => {
        confirm({
          title: t('remove.title', { name }),
          text: t('remove.text'),
          confirmLabel: t('console:term.deleteItem'),
          danger: true,
          onConfirm: () => remove.mutateAsync(undefined).then(onDeleted),
        });
      },
    },
  ];
  return <ActionMenu label={t('labels:term.moreActionsForName', { name })} actions={actions} />;
}
