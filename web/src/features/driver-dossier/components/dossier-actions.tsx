import { PrinterOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { useDossier } from '../api/dossier';
import { nameOf } from '../model/name';

/** "{name} Qualifications File" with access, "Shadow File" without; neither before the file is read. */
export function useDossierTitle(driverId: string): string {
  const { t } = useTranslation(['dossier', 'labels']);
  const { dossier } = useDossier(driverId);
  if (dossier === undefined) return t('labels:term.driverFile');
  return dossier.isOpen ? t('title.open', { name: nameOf(dossier) }) : t('title.shadow');
}

interface DossierActionsProps {
  driverId: string;
  /** Actions of other features on an open file. */
  actions?: ReactNode;
}

/** Prints a driver's file, and what else can be done with an open one. */
export function DossierActions({ driverId, actions }: DossierActionsProps) {
  const { t } = useTranslation('dossier');
  const { dossier } = useDossier(driverId);
  return (
    <div className="gh-dossier-actions gh-dossier-screen">
      {dossier?.isOpen === true ? actions : null}
      <Button
        size="small"
        icon={<PrinterOutlined aria-hidden />}
        aria-label={t('print')}
        onClick={() => {
          window.print();
        }}
      >
        <span className="gh-dossier-print">{t('print')}</span>
      </Button>
    </div>
  );
}
