import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { StalledItem } from '#domain/stalled/schema';
import { assignModal, moveModal, snoozeModal } from '#web/entities/pipeline/modals';
import { dialogOf } from '#web/entities/pipeline/next-action';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { FloatingMenu } from '#web/shared/ui/floating-menu';
import { Inline } from '#web/shared/ui/layout';
import type { ModalKind } from '#web/shared/ui/modals';
import { nextActionPath } from '../model/item-paths';

/** Opens a dialog with the driver's current data. */
export type OpenDriver = (driverId: string, modal: ModalKind<OpsDriver>) => void;

interface NextActionProps {
  item: StalledItem;
  open: OpenDriver;
}

/** Actions of operations in place; a link to the page for all others. */
function Main({ item, open }: NextActionProps) {
  const { t } = useTranslation('ops-stalled');
  const { kind, driverId, next, title } = item;
  const dialog = kind === 'driver' ? dialogOf(next) : undefined;
  const label = (
    <>
      {t(`act.${next}`)}
      <span className="gh-hidden"> {title}</span>
    </>
  );
  if (dialog === undefined || driverId === null) {
    return (
      <ButtonLink size="small" to={nextActionPath(item)}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      size="small"
      onClick={() => {
        open(driverId, dialog);
      }}
    >
      {label}
    </Button>
  );
}

/** The next action as a button, and a menu of other actions. */
export function NextAction({ item, open }: NextActionProps) {
  const { t } = useTranslation(['ops-stalled', 'ops-drivers']);
  const { kind, driverId, title } = item;
  const opening = (key: string, label: string, modal: ModalKind<OpsDriver>): MenuAction => ({
    key,
    label,
    run: () => {
      if (driverId !== null) open(driverId, modal);
    },
  });
  const others = () => [
    opening('assign', t('ops-drivers:assign.open'), assignModal),
    opening('snooze', t('ops-drivers:snooze.open'), snoozeModal),
    opening('move', t('ops-drivers:move.open'), moveModal),
  ];
  return (
    <Inline gap={4} className="gh-stalled-acts">
      <Main item={item} open={open} />
      {kind === 'driver' ? <FloatingMenu label={t('ops-drivers:more', { name: title })} actions={others} /> : null}
    </Inline>
  );
}
