import { MoreOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from './button';
import { classNames } from './class-names';
import { useDisclosure } from './use-disclosure';
import './action-menu.css';

export interface MenuAction {
  key: string;
  label: string;
  /** Why the action is not allowed now; it stays in the menu with this reason. */
  reason?: ReactNode;
  danger?: boolean;
  /** A link to a page, or a function. */
  to?: string;
  run?: () => void;
}

interface ActionMenuProps {
  /** The accessible name: the subject of the actions. */
  label: string;
  actions: readonly MenuAction[];
  icon?: ReactNode;
}

function Refused({ label, reason }: Pick<MenuAction, 'label' | 'reason'>) {
  const reasonId = useId();
  return (
    <>
      <button type="button" aria-disabled="true" aria-describedby={reasonId} className="gh-menu-item">
        {label}
      </button>
      <span id={reasonId} className="gh-menu-reason">
        {reason}
      </span>
    </>
  );
}

export function MenuItem({ action, close }: { action: MenuAction; close: () => void }) {
  const { label, reason, danger = false, to, run } = action;
  if (reason !== undefined) return <Refused label={label} reason={reason} />;
  const look = classNames('gh-menu-item', danger && 'gh-menu-danger');
  if (to !== undefined) {
    return (
      <Link to={to} className={look} onClick={close}>
        {label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        close();
        run?.();
      }}
    >
      {label}
    </button>
  );
}

const MARGIN_PX = 16;

/** The panel of a menu, moved left as far as a narrow window requires. */
function usePanelInWindow(open: boolean) {
  const panel = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null || !open) return;
    current.style.translate = '';
    const over = current.getBoundingClientRect().right + MARGIN_PX - window.innerWidth;
    if (over > 0) current.style.translate = `${String(-over)}px`;
  }, [open]);
  return panel;
}

/** Further actions for a row or a page. Refused actions stay visible with a reason. */
export function ActionMenu({ label, actions, icon = <MoreOutlined /> }: ActionMenuProps) {
  const { open, toggle, close, frame, button } = useDisclosure();
  const panelId = useId();
  const panel = usePanelInWindow(open);
  if (actions.length === 0) return null;
  return (
    <div className="gh-menu" ref={frame}>
      <Button
        ref={button}
        size="small"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        icon={icon}
        onClick={toggle}
      />
      <ul ref={panel} id={panelId} className="gh-menu-panel" aria-label={label} hidden={!open}>
        {actions.map((action) => (
          <li key={action.key}>
            <MenuItem action={action} close={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}
