import { notification } from 'antd';
import { useEffect } from 'react';
import { AntdProvider } from '../theme/antd-provider';
import { attachToasts } from './toasts';

const SECONDS = 3;

function Attached() {
  const [api, holder] = notification.useNotification({ placement: 'topRight', duration: SECONDS, maxCount: 5 });
  useEffect(
    () =>
      attachToasts(({ kind, text }) => {
        // The key makes a repeat renew the toast that is there instead of adding one.
        api.open({ key: `${kind}:${text}`, type: kind, title: text, role: kind === 'error' ? 'alert' : 'status' });
      }),
    [api],
  );
  return holder;
}

export const ToastHost = () => (
  <AntdProvider density="console">
    <Attached />
  </AntdProvider>
);
