import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { useSnoozeDriver } from '#web/entities/pipeline/commands';
import { assignModal, callModal, moveModal, snoozeModal } from '#web/entities/pipeline/modals';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';

/**
 * The next action as a button, the others in a menu. The button is primary only on the overview: on tabs with reviews,
 * the verdict is the primary action.
 */
export function DriverActions({ driver, isMain }: { driver: OpsDriver; isMain: boolean }) {
  const { t } = useTranslation('ops-drivers');
  const unsnooze = useSnoozeDriver(() => {
    toast.success(t('snooze.ended'));
  });
  const isCall = driver.stage === 'Interview';
  const move = () => {
    openModal(moveModal, driver);
  };
  return (
    <Inline>
      {isCall ? (
        <Button
          variant={isMain ? 'primary' : 'default'}
          onClick={() => {
            openModal(callModal, driver);
          }}
        >
          {t('call.open')}
        </Button>
      ) : (
        <Button onClick={move}>{t('move.open')}</Button>
      )}
      <ActionMenu
        label={t('more', { name: driver.name })}
        actions={[
          ...(isCall ? [{ key: 'move', label: t('move.open'), run: move }] : []),
          {
            key: 'assign',
            label: t('assign.open'),
            run: () => {
              openModal(assignModal, driver);
            },
          },
          {
            key: 'snooze',
            label: t('snooze.open'),
            run: () => {
              openModal(snoozeModal, driver);
            },
          },
          ...(driver.snoozedUntil === null
            ? []
            : [
                {
                  key: 'unsnooze',
                  label: t('snooze.end'),
                  run: () => {
                    unsnooze.mutate({ id: driver._id, body: { until: null, reason: 'other' as const } });
                  },
                },
              ]),
        ]}
      />
    </Inline>
  );
}
