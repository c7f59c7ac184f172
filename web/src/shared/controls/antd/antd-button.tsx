import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonProps as AntdProps } from 'antd';
import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';
import type { ButtonLinkProps, ButtonProps, ButtonVariant } from '../controls';
import './antd-controls.css';

const VARIANTS: Record<ButtonVariant, AntdProps> = {
  primary: { type: 'primary' },
  default: {},
  text: { type: 'link' },
  danger: { danger: true },
};

/** Its usual icon would add "loading" to the button's name. */
const busy = { icon: <LoadingOutlined aria-hidden="true" /> };

const antdProps = ({ variant = 'default', size = 'normal' }: Pick<ButtonProps, 'variant' | 'size'>): AntdProps => ({
  ...VARIANTS[variant],
  size: size === 'small' ? 'small' : 'medium',
});

export const AntdButton = ({ variant, size, loading = false, disabled, type, ...rest }: ButtonProps) => (
  <Button
    {...(rest as AntdProps)}
    {...antdProps({ variant, size })}
    htmlType={type ?? 'button'}
    loading={loading && busy}
    disabled={disabled === true || loading}
    aria-busy={loading || undefined}
  />
);

/** A link of the router, so that the page is not loaded again. */
export function AntdButtonLink({ to, replace, variant, size, onClick, ...rest }: ButtonLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to, replace === undefined ? {} : { replace });
  return (
    <Button
      {...rest}
      {...antdProps({ variant, size })}
      href={href}
      onClick={(event) => {
        onClick?.();
        follow(event);
      }}
    />
  );
}
