import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { useDossier } from '../api/dossier';
import { nameOf } from '../model/name';
import { DossierContent } from './dossier-content';

const WIDTH = 920;

interface DossierDrawerProps {
  driverId: string;
  /** More actions on the file, from other features. */
  actions?: ReactNode;
  close: () => void;
}

/** "{name} Qualifications File" with access, "Shadow File" without; neither before the file is read. */
export function useDossierTitle(driverId: string): string {
  const { t } = useTranslation(['dossier', 'labels']);
  const { dossier } = useDossier(driverId);
  if (dossier === undefined) return t('labels:term.driverFile');
  return dossier.isOpen ? t('title.open', { name: nameOf(dossier) }) : t('title.shadow');
}

/** A driver's file in a drawer over the page, with a URL of its own. */
export function DossierDrawer({ driverId, actions, close }: DossierDrawerProps) {
  const { t } = useTranslation(['dossier', 'common']);
  const title = useDossierTitle(driverId);
  return (
    <Drawer
      open
      size={WIDTH}
      rootClassName="gh-console gh-dossier-drawer"
      title={title}
      closable={{ closeIcon: <ArrowLeftOutlined aria-hidden />, 'aria-label': t('common:term.back') }}
      onClose={close}
      extra={
        <div className="gh-dossier-actions gh-dossier-screen">
          {actions}
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
      }
    >
      <DossierContent driverId={driverId} />
    </Drawer>
  );
}
