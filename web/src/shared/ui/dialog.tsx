import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { AntdProvider } from '#web/shared/theme/antd-provider';
import { DensityContext } from '#web/shared/theme/density';
import { FocusOnOpen } from './focus-on-open';
import './dialog.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  width?: number;
  /** Its fields come from another server and open windows of their own, which must be able to take the focus. */
  hasForeignFields?: boolean;
}

/**
 * The frame of every modal. antd keeps the focus inside and closes on Escape. A press beside it does nothing: the second
 * press of a double click on the button that opened it would close it again, and a stray one would discard a filled form.
 */
export function Dialog({ title, onClose, children, footer, width = 520, hasForeignFields = false }: DialogProps) {
  const density = useContext(DensityContext);
  return (
    <AntdProvider density={density}>
      <Modal
        open
        title={title}
        onCancel={onClose}
        width={width}
        mask={{ closable: false }}
        focusable={{ trap: !hasForeignFields }}
        rootClassName={density === 'touch' ? 'gh-touch' : 'gh-console'}
        footer={footer === undefined ? null : <div className="gh-dialog-footer">{footer}</div>}
      >
        <FocusOnOpen />
        {children}
      </Modal>
    </AntdProvider>
  );
}
