import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/entities/driver-files/sent-preview';
import { KeyHint } from '#web/shared/keys/key-hint';
import type { ShortcutName } from '#web/shared/keys/shortcuts';
import { characterOf } from '#web/shared/keys/shortcuts';
import { useSingleKey } from '#web/shared/keys/use-single-key';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { ScrollArea } from '#web/shared/ui/scroll-area';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import './review.css';

const ZOOMS = [1, 1.5, 2, 3];
const QUARTER = 90;
const FULL_CIRCLE = 360;
/** The maximum height of a picture that is shown whole. */
const WHOLE_HEIGHT = '68vh';

interface ShownProps {
  url: string;
  name: string;
}

/** The width of a picture: fitted to the box, or a multiple of the box's width. */
const widthOf = (zoom: number, ratio: number): string =>
  zoom === 0 ? `min(100%, calc(${WHOLE_HEIGHT} * ${ratio}))` : `${(ZOOMS[zoom] ?? 1) * 100}%`;

/** A rotated picture in a frame of its own size, so that every part of it can be scrolled to. */
function Rotated({ url, name, zoom, rotation }: ShownProps & { zoom: number; rotation: number }) {
  // Width over height; a square until the picture is loaded.
  const [ratio, setRatio] = useState(1);
  const isUpright = rotation % (2 * QUARTER) === 0;
  const frame = isUpright ? ratio : 1 / ratio;
  return (
    <div className="gh-viewer-frame" style={{ width: widthOf(zoom, frame), aspectRatio: frame }}>
      <img
        src={url}
        alt={name}
        style={{
          width: isUpright ? '100%' : `${ratio * 100}%`,
          transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
        }}
      />
    </div>
  );
}

interface ToolProps {
  shortcut: ShortcutName;
  hasKeys: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the viewer, with its shortcut where the page has shortcuts. */
const Tool = ({ shortcut, hasKeys, disabled = false, onClick, children }: ToolProps) => (
  <Button
    size="small"
    disabled={disabled}
    aria-keyshortcuts={hasKeys ? characterOf(shortcut) : undefined}
    onClick={onClick}
  >
    {children} {hasKeys ? <KeyHint of={shortcut} /> : null}
  </Button>
);

/** A picture with zoom and rotation; the box scrolls by mouse, touch and arrow keys. */
function Picture({ url, name, hasKeys }: ShownProps & { hasKeys: boolean }) {
  const { t } = useTranslation('labels');
  const [zoom, setZoom] = useState(0);
  const [rotation, setRotation] = useState(0);
  const enlarge = () => {
    setZoom(Math.min(zoom + 1, ZOOMS.length - 1));
  };
  const shrink = () => {
    setZoom(Math.max(zoom - 1, 0));
  };
  const rotate = () => {
    setRotation((rotation + QUARTER) % FULL_CIRCLE);
  };
  useSingleKey('pictures.larger', enlarge, hasKeys);
  useSingleKey('pictures.smaller', shrink, hasKeys);
  useSingleKey('pictures.turn', rotate, hasKeys);
  return (
    <>
      <Inline>
        <Tool shortcut="pictures.larger" hasKeys={hasKeys} disabled={zoom === ZOOMS.length - 1} onClick={enlarge}>
          {t('term.zoomIn')}
        </Tool>
        <Tool shortcut="pictures.smaller" hasKeys={hasKeys} disabled={zoom === 0} onClick={shrink}>
          {t('term.zoomOut')}
        </Tool>
        <Tool shortcut="pictures.turn" hasKeys={hasKeys} onClick={rotate}>
          {t('term.rotate')}
        </Tool>
        <a href={url} target="_blank" rel="noreferrer">
          {t('viewer.open')}
        </a>
      </Inline>
      <ScrollArea className="gh-viewer-box" label={t('viewer.box', { name })}>
        <Rotated url={url} name={name} zoom={zoom} rotation={rotation} />
      </ScrollArea>
    </>
  );
}

/** A PDF in the browser's viewer; phones open it by the link. */
function Pdf({ url, name }: ShownProps) {
  const { t } = useTranslation('labels');
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer">
        {t('viewer.open')}
      </a>
      <iframe className="gh-viewer-pdf" src={url} title={name} />
    </>
  );
}

interface DocumentViewProps {
  content: Blob | undefined;
  error: unknown;
  retry: () => void;
  name: string;
  /**
   * Whether the shortcuts of the viewer apply. A dialog has none, and drivers, who cannot turn single-key shortcuts off
   * (WCAG 2.1.4), have none anywhere.
   */
  hasKeys?: boolean;
}

/** A document as a picture or a PDF, with the states while it loads and if that fails. */
export function DocumentView({ content, error, retry, name, hasKeys = false }: DocumentViewProps) {
  const url = useObjectUrl(content);
  if (error !== null && content === undefined) return <ErrorState error={error} retry={retry} />;
  if (content === undefined || url === undefined) return <PageSkeleton />;
  return (
    <div className="gh-viewer">
      {content.type.startsWith('image/') ? (
        <Picture url={url} name={name} hasKeys={hasKeys} />
      ) : (
        <Pdf url={url} name={name} />
      )}
    </div>
  );
}
