import { notification } from 'antd';
import { useEffect } from 'react';
import { Button } from './button';
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
      attach(({ kind, text, action }) => {
        // The key makes a repeat renew the toast that is there instead of adding one.
        api.open({
          key: `${kind}:${text}`,
          type: kind,
          title: text,
          role: kind === 'error' ? 'alert' : 'status',
          ...(action === undefined
            ? {}
            : {
                actions: (
                  <Button size="small" onClick={action.run}>
                    {action.label}
                  </Button>
                ),
              }),
        });
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
