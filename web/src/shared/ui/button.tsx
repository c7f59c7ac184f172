import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names';
import './button.css';

export type ButtonVariant = 'primary' | 'default' | 'text' | 'danger';

interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  icon?: ReactNode;
}

const buttonClass = ({ variant = 'default', size = 'normal' }: ButtonStyle) =>
  classNames('gh-button', `gh-button-${variant}`, size === 'small' && 'gh-button-small');

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** While a request is pending: the button keeps its place and cannot be pressed again. */
  loading?: boolean | undefined;
}

/** A native button, so that driver pages do not load antd for it. At most one primary button per view. */
export function Button({ variant, size, icon, loading = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size }), loading && 'gh-button-loading', className)}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
    >
      {icon}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyle {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {icon}
      {children}
    </Link>
  );
}
