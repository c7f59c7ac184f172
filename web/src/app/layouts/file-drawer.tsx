import { useQuery } from '@tanstack/react-query';
import { dossierQuery } from '#web/features/driver-dossier/api/dossier';
import { DossierDrawer } from '#web/features/driver-dossier/components/dossier-drawer';
import { ExportButton } from '#web/features/file-export/components/export-button';

interface FileDrawerProps {
  driverId: string;
  close: () => void;
}

/** A driver's file; one that is open can be exported. */
export function FileDrawer({ driverId, close }: FileDrawerProps) {
  const { data: dossier } = useQuery(dossierQuery(driverId));
  const actions = dossier?.isOpen === true ? <ExportButton driverId={driverId} /> : undefined;
  return <DossierDrawer driverId={driverId} actions={actions} close={close} />;
}
