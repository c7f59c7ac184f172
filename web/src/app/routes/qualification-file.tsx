import { DossierPanel } from '#web/features/driver-dossier/components/dossier-panel';
import { ExportButton } from '#web/features/file-export/components/export-button';

/** The driver's file in the page of an assignment; it can be exported. */
export const QualificationFile = ({ driverId }: { driverId: string }) => (
  <DossierPanel driverId={driverId} actions={<ExportButton key={driverId} driverId={driverId} />} />
);
