import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { driverProfileQuery } from '#web/entities/driver-profile/driver-profile';
import { KeyHint } from '#web/shared/keys/key-hint';
import { useDialogKeys } from '#web/shared/keys/use-dialog-keys';
import { Button } from '#web/shared/ui/button';
import { LoadedProfile } from './loaded-profile';
import { useReturnFocus } from './use-return-focus';
import './profile.css';

interface DriverDrawerProps {
  driverId: string;
  orderId: string;
  actions: ReactNode;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  close: () => void;
}

/**
 * Driver profile in a drawer over the list or column; "previous" and "next", J and K, and the arrow keys step through it.
 */
export function DriverDrawer({ driverId, orderId, actions, previous, next, close }: DriverDrawerProps) {
  const { t } = useTranslation('drivers');
  useDialogKeys('.gh-profile-drawer', { 'panel.next': next, 'panel.previous': previous });
  useReturnFocus(driverId, orderId);
  const { data: profile } = useQuery(driverProfileQuery(driverId, orderId));
  return (
    <Drawer
      open
      size={720}
      rootClassName="gh-console gh-profile-drawer"
      title={profile === undefined ? t('title') : driverName(profile)}
      onClose={close}
      extra={
        <div className="gh-profile-steps">
          <Button
            size="small"
            icon={<LeftOutlined />}
            aria-label={t('previous')}
            aria-keyshortcuts="K ArrowLeft"
            title={t('previous')}
            disabled={previous === undefined}
            onClick={previous}
          >
            <KeyHint of="panel.previous" />
          </Button>
          <Button
            size="small"
            icon={<RightOutlined />}
            aria-label={t('next')}
            aria-keyshortcuts="J ArrowRight"
            title={t('next')}
            disabled={next === undefined}
            onClick={next}
          >
            <KeyHint of="panel.next" />
          </Button>
        </div>
      }
      footer={actions === null ? null : <div className="gh-profile-actions">{actions}</div>}
    >
      <LoadedProfile key={driverId} driverId={driverId} orderId={orderId} />
    </Drawer>
  );
}
