import type { ButtonLinkProps, ButtonProps } from '#web/shared/controls/controls';
import { useControls } from '#web/shared/controls/use-controls';
import './button.css';

export type { ButtonVariant } from '#web/shared/controls/controls';

/** At most one primary button per view. */
export function Button(props: ButtonProps) {
  const controls = useControls();
  return <controls.Button {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const controls = useControls();
  return <controls.ButtonLink {...props} />;
}
