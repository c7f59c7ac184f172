import { notification } from 'antd';
import { useEffect } from 'react';
import { AntdProvider } from '../theme/antd-provider';
import type { attachToasts } from './toasts';

const SECONDS = 3;

interface Props {
  attach: typeof attachToasts;
}

function Attached({ attach }: Props) {
  const [api, holder] = notification.useNotification({ placement: 'topRight', duration: SECONDS, maxCount: 5 });
  useEffect(
    () =>
      attach(({ kind, text }) => {
        // The key makes a repeat renew the toast that is there instead of adding one.
        api.open({ key: `${kind}:${text}`, type: kind, title: text, role: kind === 'error' ? 'alert' : 'status' });
      }),
    [api, attach],
  );
  return holder;
}

export const ToastHost = ({ attach }: Props) => (
  <AntdProvider density="console">
    <Attached attach={attach} />
  </AntdProvider>
);
