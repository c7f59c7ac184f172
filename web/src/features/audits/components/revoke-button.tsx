import { useTranslation } from 'react-i18next';
import type { AuditLink } from '#domain/audits/schema';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { useRevokeLink } from '../api/audits';

interface RevokeButtonProps {
  auditId: string;
  link: Pick<AuditLink, '_id' | 'reader'>;
}

/** Revokes a link after a question. */
export function RevokeButton({ auditId, link }: RevokeButtonProps) {
  const { t } = useTranslation('audits');
  const revoke = useRevokeLink(auditId);
  return (
    <Button
      onClick={() => {
        confirm({
          title: t('link.revokeTitle', { name: link.reader }),
          text: t('link.revokeText'),
          confirmLabel: t('action.revoke'),
          danger: true,
          onConfirm: () => revoke.mutateAsync(link._id),
        });
      }}
    >
      {t('action.revoke')}
    </Button>
  );
}
