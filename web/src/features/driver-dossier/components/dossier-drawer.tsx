import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { dossierQuery } from '../api/dossier';
import { nameOf } from '../model/name';
import { DossierContent } from './dossier-content';

const WIDTH = 920;

interface DossierDrawerProps {
  driverId: string;
  /** More actions on the file, from other features. */
  actions?: ReactNode;
  close: () => void;
}

/** "{name} Qualifications File" with access, "Shadow File" without. */
export function useDossierTitle(driverId: string): string {
  const { t } = useTranslation('dossier');
  const { data: dossier } = useQuery(dossierQuery(driverId));
  return dossier?.isOpen === true ? t('title.open', { name: nameOf(dossier) }) : t('title.shadow');
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
            onClick={() => {
              window.print();
            }}
          >
            {t('print')}
          </Button>
        </div>
      }
    >
      <DossierContent driverId={driverId} />
    </Drawer>
  );
}
