import { ArrowLeftOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DossierActions, useDossierTitle } from './dossier-actions';
import { DossierContent } from './dossier-content';
import { DrawerSteps } from './drawer-steps';

const WIDTH = 920;

interface DossierDrawerProps {
  driverId: string;
  /** Actions of other features on an open file. */
  actions?: ReactNode;
  close: () => void;
}

/** A driver's file in a drawer over the page, with a URL of its own. */
export function DossierDrawer({ driverId, actions, close }: DossierDrawerProps) {
  const { t } = useTranslation('common');
  const title = useDossierTitle(driverId);
  return (
    <Drawer
      open
      size={WIDTH}
      rootClassName="gh-console gh-dossier-drawer"
      title={title}
      closable={{ closeIcon: <ArrowLeftOutlined aria-hidden />, 'aria-label': t('term.back') }}
      onClose={close}
      extra={
        <div className="gh-dossier-extra">
          <DrawerSteps driverId={driverId} />
          <DossierActions driverId={driverId} actions={actions} />
        </div>
      }
    >
      {/* Another driver starts with the sections of a new file. */}
      <DossierContent key={driverId} driverId={driverId} />
    </Drawer>
  );
}
