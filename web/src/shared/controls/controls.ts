import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { To } from 'react-router';

export type ButtonVariant = 'primary' | 'default' | 'text' | 'danger';

interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  icon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, ButtonStyle {
  /** While a request is pending: the button keeps its place and cannot be pressed again. */
  loading?: boolean | undefined;
}

export interface ButtonLinkProps extends ButtonStyle {
  to: To;
  replace?: boolean;
  onClick?: (() => void) | undefined;
  'aria-label'?: string | undefined;
  children?: ReactNode;
}

export interface EmptyStateProps {
  /** Why there are no entries. */
  title: string;
  /** An action to take. */
  hint?: ReactNode;
  action?: ReactNode;
}

export interface FailureProps {
  title: string;
  text?: string | undefined;
  /** Nothing that failed, only a page that does not exist. */
  isMissing?: boolean | undefined;
  action?: ReactNode;
}

/** The components that draw the shared ones. */
export interface Controls {
  Button: ComponentType<ButtonProps>;
  ButtonLink: ComponentType<ButtonLinkProps>;
  /** An error message next to its cause. */
  ErrorNote: ComponentType<{ children: ReactNode }>;
  Empty: ComponentType<EmptyStateProps>;
  Failure: ComponentType<FailureProps>;
  /** Lines in place of a page that is loading. */
  PageLines: ComponentType;
}
