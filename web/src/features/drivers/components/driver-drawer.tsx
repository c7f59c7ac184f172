import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { driverProfileQuery } from '#web/entities/driver-profile/driver-profile';
import { Button } from '#web/shared/ui/button';
import { LoadedProfile } from './loaded-profile';
import './profile.css';

interface DriverDrawerProps {
  driverId: string;
  orderId: string;
  actions: ReactNode;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  close: () => void;
}

/** Driver profile in a drawer over the list; "previous" and "next" step through that list. */
export function DriverDrawer({ driverId, orderId, actions, previous, next, close }: DriverDrawerProps) {
  const { t } = useTranslation('drivers');
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
            disabled={previous === undefined}
            onClick={previous}
          />
          <Button
            size="small"
            icon={<RightOutlined />}
            aria-label={t('next')}
            disabled={next === undefined}
            onClick={next}
          />
        </div>
      }
      footer={actions === null ? null : <div className="gh-profile-actions">{actions}</div>}
    >
      <LoadedProfile key={driverId} driverId={driverId} orderId={orderId} />
    </Drawer>
  );
}
