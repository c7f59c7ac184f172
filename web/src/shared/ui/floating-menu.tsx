import { MoreOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MenuAction } from './action-menu';
import { MenuItem } from './action-menu';
import { Button } from './button';
import { useDisclosure } from './use-disclosure';
import './action-menu.css';

const GAP = 4;

/** Under the button, or over it where there is more room; its right edge stays within the window. */
function placeBeside(button: HTMLElement | null): CSSProperties {
  const { top = 0, bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {};
  const across = { left: 'auto', right: Math.max(GAP, window.innerWidth - right) };
  return bottom > window.innerHeight / 2
    ? { ...across, top: 'auto', bottom: window.innerHeight - top + GAP }
    : { ...across, top: bottom + GAP };
}

/** Moves a panel that is wider than the room to the left of its button, so that it stays within the window. */
function usePanelInWindow(open: boolean) {
  const panel = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null || !open) return;
    current.style.translate = '';
    const over = GAP - current.getBoundingClientRect().left;
    if (over > 0) current.style.translate = `${String(over)}px`;
  }, [open]);
  return panel;
}

interface FloatingMenuProps {
  /** The accessible name: the subject of the actions. */
  label: string;
  /** Called when the menu opens, since a long list has a menu on every row. */
  actions: () => readonly MenuAction[];
}

/** An action menu inside a scrolling list, which would clip an ordinary one. */
export function FloatingMenu({ label, actions }: FloatingMenuProps) {
  const { open, toggle, close, frame, button } = useDisclosure();
  const [place, setPlace] = useState<CSSProperties>({});
  const panelId = useId();
  const panel = usePanelInWindow(open);
  useEffect(() => {
    if (!open) return undefined;
    // Its row is scrolling away.
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    window.addEventListener('scroll', scrolled, true);
    return () => {
      window.removeEventListener('scroll', scrolled, true);
    };
  }, [open, close, frame]);
  return (
    <div className="gh-menu" ref={frame}>
      <Button
        ref={button}
        size="small"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        icon={<MoreOutlined />}
        onClick={() => {
          setPlace(placeBeside(button.current));
          toggle();
        }}
      />
      {open ? (
        <ul ref={panel} id={panelId} className="gh-menu-panel gh-menu-floating" aria-label={label} style={place}>
          {actions().map((action) => (
            <li key={action.key}>
              <MenuItem action={action} close={close} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
