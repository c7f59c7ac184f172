import { notification } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { AntdProvider } from '../theme/antd-provider';
import type { attachToasts } from './toasts';
import { UNDO_SECONDS } from './undo-seconds';

const SECONDS = 3;

interface Props {
  attach: typeof attachToasts;
}

function Attached({ attach }: Props) {
  const { t } = useTranslation();
  const [api, holder] = notification.useNotification({ placement: 'topRight', duration: SECONDS, maxCount: 5 });
  useEffect(
    () =>
      attach(({ kind, text, action, undo }) => {
        // The key makes a repeat renew the toast that is there instead of adding one.
        const key = `${kind}:${text}`;
        const takeBack = () => {
          api.destroy(key);
          undo?.();
        };
        const shown = undo === undefined ? action : { label: t('undo'), run: takeBack };
        const actions =
          shown === undefined ? undefined : (
            <Button size="small" onClick={shown.run}>
              {shown.label}
            </Button>
          );
        api.open({
          key,
          type: kind,
          title: text,
          role: kind === 'error' ? 'alert' : 'status',
          ...(undo === undefined ? {} : { duration: UNDO_SECONDS }),
          ...(actions === undefined ? {} : { actions }),
        });
      }),
    [api, attach, t],
  );
  return holder;
}

export const ToastHost = ({ attach }: Props) => (
  <AntdProvider density="console">
    <Attached attach={attach} />
  </AntdProvider>
);
