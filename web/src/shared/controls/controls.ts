import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { To } from 'react-router';
import type { RecordControls } from './records';

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
  /** The page does not exist; nothing failed. */
  isMissing?: boolean | undefined;
  action?: ReactNode;
}

/** Lets a form move the focus to its first error. */
export type FocusRef = (control: { focus: () => void } | null) => void;

export interface InputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'ref' | 'size'> {
  /** Shown before the text, such as a currency; hidden from screen readers. */
  prefix?: string | undefined;
  focusRef?: FocusRef | undefined;
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  focusRef?: FocusRef | undefined;
}

interface CheckedProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** For a label that is the same in several rows. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

export interface CheckboxProps extends CheckedProps {
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  focusRef?: FocusRef | undefined;
  'aria-invalid'?: boolean | undefined;
  /** The label is a whole sentence; the box is aligned with its first line. */
  isSentence?: boolean;
}

export type SwitchProps = CheckedProps;

/** A value and the text that is shown for it. */
interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  id?: string | undefined;
  name?: string | undefined;
  options: readonly Option[];
  /** The text of the option without a value; without it, an option cannot be unselected. */
  none?: string | undefined;
  /** Shown while nothing is selected; not an option. Without it and `none`, one of the options is always selected. */
  placeholder?: string | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  focusRef?: FocusRef | undefined;
  'aria-label'?: string | undefined;
  /** While the console's select loads. */
  'aria-busy'?: boolean;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

export interface RadiosProps {
  id?: string | undefined;
  name: string;
  label: string;
  choices: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** The first radio button. */
  focusRef?: FocusRef | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/** The implementations of the shared components. */
export interface Controls extends RecordControls {
  Button: ComponentType<ButtonProps>;
  ButtonLink: ComponentType<ButtonLinkProps>;
  /** An error message next to its cause. */
  ErrorNote: ComponentType<{ children: ReactNode }>;
  Empty: ComponentType<EmptyStateProps>;
  Failure: ComponentType<FailureProps>;
  /** Lines in place of a page that is loading. */
  PageLines: ComponentType;
  /** One line of text, a number, a date or a time. */
  Input: ComponentType<InputProps>;
  TextArea: ComponentType<TextAreaProps>;
  Select: ComponentType<SelectProps>;
  Checkbox: ComponentType<CheckboxProps>;
  /** Applies right away. */
  Switch: ComponentType<SwitchProps>;
  /** Radio buttons side by side; none is selected at first. */
  Radios: ComponentType<RadiosProps>;
}
