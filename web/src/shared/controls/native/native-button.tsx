import { Link } from 'react-router';
import { classNames } from '#web/shared/ui/class-names';
import type { ButtonLinkProps, ButtonProps } from '../controls';
import '#web/shared/ui/button.css';

const look = ({ variant = 'default', size = 'normal' }: Pick<ButtonProps, 'variant' | 'size'>) =>
  classNames('gh-button', `gh-button-${variant}`, size === 'small' && 'gh-button-small');

export const NativeButton = ({
  variant,
  size,
  icon,
  loading = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(look({ variant, size }), loading && 'gh-button-loading', className)}
    disabled={disabled === true || loading}
    aria-busy={loading || undefined}
  >
    {icon}
    {children}
  </button>
);

export const NativeButtonLink = ({ variant, size, icon, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={look({ variant, size })}>
    {icon}
    {children}
  </Link>
);
