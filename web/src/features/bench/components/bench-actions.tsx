import { useTranslation } from 'react-i18next';
import { openBenchStatuses } from '#domain/bench/states';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import { useBenchActions } from '#web/entities/bench/use-bench-actions';
import { FileButton } from '#web/entities/driver-dossier/file-button';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { inviteDriverModal } from '#web/entities/invitations/modals';
import { useInviteReason } from '#web/entities/invitations/use-invite-reason';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';

function InviteButton({ driverId, name }: { driverId: string; name: string }) {
  const { t } = useTranslation('bench');
  const reason = useInviteReason();
  return (
    <RefusableButton
      size="small"
      reason={reason}
      onClick={() => {
        openModal(inviteDriverModal, { driverId, name, source: 'bench' });
      }}
    >
      {t('invite')}
    </RefusableButton>
  );
}

/** The next step of an entry as a button, and the other actions in a menu. */
export function BenchActions({ row, mayInvite }: { row: BenchDriver; mayInvite: boolean }) {
  const { t } = useTranslation('bench');
  const target = { driverId: row.driver._id, name: driverName(row.driver) };
  const { first, others } = useBenchActions(row, target);
  return (
    <div className="gh-bench-actions">
      {openBenchStatuses.some((status) => status === row.status) ? <FileButton {...target} /> : null}
      {mayInvite ? <InviteButton {...target} /> : null}
      {first === undefined ? null : (
        <RefusableButton size="small" reason={first.reason} onClick={first.run}>
          {first.label}
        </RefusableButton>
      )}
      <ActionMenu label={t('more', { name: target.name })} actions={others} />
    </div>
  );
}
