import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { exportModal } from '../model/export-modal';

/** Opens the export of a driver's file; hidden from a successful export until the dialog resets. */
export function ExportButton({ driverId }: { driverId: string }) {
  const { t } = useTranslation('drivers');
  const [isExported, setExported] = useState(false);
  const open = () => {
    openModal(exportModal, {
      driverId,
      onExported: () => {
        setExported(true);
      },
      onReset: () => {
        setExported(false);
      },
    });
  };
  // Hidden rather than removed, so that the focus can return to it.
  return (
    <span hidden={isExported}>
      <Button size="small" onClick={open}>
        {t('export.action')}
      </Button>
    </span>
  );
}
