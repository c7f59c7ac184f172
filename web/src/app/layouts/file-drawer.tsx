import { useEffect, useState } from 'react';
import { DossierDrawer } from '#web/features/driver-dossier/components/dossier-drawer';
import { ExportButton } from '#web/features/file-export/components/export-button';

interface FileDrawerProps {
  driverId: string;
  close: () => void;
}

/** When the file closes, the focus returns to where it was, unless something else took it. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
      });
    },
    [opener],
  );
}

/** A driver's file; one that is open can be exported. */
export function FileDrawer({ driverId, close }: FileDrawerProps) {
  useFocusBack();
  return (
    <DossierDrawer driverId={driverId} actions={<ExportButton key={driverId} driverId={driverId} />} close={close} />
  );
}
