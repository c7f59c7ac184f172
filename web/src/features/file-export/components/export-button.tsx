import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { exportModal } from '../model/export-modal';

/** Takes the button's place, and the focus that would return to it. */
function Exported() {
  const { t } = useTranslation('drivers');
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <span ref={ref} role="status" tabIndex={-1}>
      {t('export.done')}
    </span>
  );
}

/** Opens the export of a driver's file. After a successful one it is gone until the file is left. */
export function ExportButton({ driverId }: { driverId: string }) {
  const { t } = useTranslation('drivers');
  const [isExported, setExported] = useState(false);
  if (isExported) return <Exported />;
  const onExported = () => {
    setExported(true);
  };
  return (
    <Button
      size="small"
      onClick={() => {
        openModal(exportModal, { driverId, onExported });
      }}
    >
      {t('export.action')}
    </Button>
  );
}
