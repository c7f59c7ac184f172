import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { feedQuery, useRenewFeed, useRevokeFeed } from '../api/feed';

/** The new address, which is shown once. */
function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation('interviews');
  const copy = () => {
    navigator.clipboard.writeText(url).then(() => {
      toast.success(t('feed.copied'));
    }, toast.problem);
  };
  return (
    <Stack gap={8}>
      <p>{t('feed.once')}</p>
      <output className="gh-interviews-address">{url}</output>
      <div>
        <Button variant="primary" onClick={copy}>
          {t('feed.copy')}
        </Button>
      </div>
    </Stack>
  );
}

function Feed({ close }: { close: () => void }) {
  const { t } = useTranslation('interviews');
  const { data, error, refetch } = useQuery(feedQuery());
  const renew = useRenewFeed();
  const revoke = useRevokeFeed();
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const { createdAt, lastReadAt } = data;
  const problem = renew.error ?? revoke.error;
  return (
    <Stack>
      {problem === null ? null : <Alert problem={problem} />}
      <p>{t('feed.lead')}</p>
      {createdAt === null ? null : <p>{t('feed.since', { when: formatDateTime(createdAt) })}</p>}
      {createdAt === null ? null : (
        <p>{lastReadAt === null ? t('feed.neverRead') : t('feed.lastRead', { when: formatDateTime(lastReadAt) })}</p>
      )}
      {renew.data === undefined || createdAt === null ? null : <NewAddress url={renew.data.url} />}
      <div className="gh-dialog-footer">
        <Button onClick={close}>{t('feed.close')}</Button>
        {createdAt === null ? null : (
          <Button
            variant="danger"
            loading={revoke.isPending}
            onClick={() => {
              revoke.mutate(undefined, {
                onSuccess: () => {
                  toast.success(t('feed.revoked'));
                },
              });
            }}
          >
            {t('feed.revoke')}
          </Button>
        )}
        <Button
          variant={createdAt === null ? 'primary' : 'default'}
          loading={renew.isPending}
          onClick={() => {
            renew.mutate();
          }}
        >
          {t(createdAt === null ? 'feed.create' : 'feed.renew')}
        </Button>
      </div>
    </Stack>
  );
}

/** The user's private link for calendar apps. */
export function FeedDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('interviews');
  return (
    <Dialog title={t('feed.title')} onClose={close}>
      <Feed close={close} />
    </Dialog>
  );
}
