import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/entities/driver-files/sent-preview';
import { KeyHint } from '#web/shared/keys/key-hint';
import { characterOf } from '#web/shared/keys/shortcuts';
import { useSingleKey } from '#web/shared/keys/use-single-key';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { ScrollArea } from '#web/shared/ui/scroll-area';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import './review.css';

/** Shortcuts of the viewer, distinct from those of a review: approve, reject, next, release. */
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

/** A picture with zoom and rotation; the box scrolls by mouse, touch and arrow keys. */
function Picture({ url, name }: ShownProps) {
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
  useSingleKey('pictures.larger', enlarge);
  useSingleKey('pictures.smaller', shrink);
  useSingleKey('pictures.turn', rotate);
  return (
    <>
      <Inline>
        <Button
          size="small"
          disabled={zoom === ZOOMS.length - 1}
          aria-keyshortcuts={characterOf('pictures.larger')}
          onClick={enlarge}
        >
          {t('term.zoomIn')} <KeyHint of="pictures.larger" />
        </Button>
        <Button size="small" disabled={zoom === 0} aria-keyshortcuts={characterOf('pictures.smaller')} onClick={shrink}>
          {t('term.zoomOut')} <KeyHint of="pictures.smaller" />
        </Button>
        <Button size="small" aria-keyshortcuts={characterOf('pictures.turn')} onClick={rotate}>
          {t('term.rotate')} <KeyHint of="pictures.turn" />
        </Button>
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
}

/** A document as a picture or a PDF, with the states while it loads and if that fails. */
export function DocumentView({ content, error, retry, name }: DocumentViewProps) {
  const url = useObjectUrl(content);
  if (error !== null && content === undefined) return <ErrorState error={error} retry={retry} />;
  if (content === undefined || url === undefined) return <PageSkeleton />;
  return (
    <div className="gh-viewer">
      {content.type.startsWith('image/') ? <Picture url={url} name={name} /> : <Pdf url={url} name={name} />}
    </div>
  );
}
