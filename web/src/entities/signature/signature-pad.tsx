import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawn, MAX_NUMBERS_PER_STROKE, MAX_STROKES, SIGNATURE_BOX } from '#domain/compliance/signature';
import { pathOf } from '#domain/compliance/signature-path';

type Strokes = readonly (readonly number[])[];

interface SignaturePadProps {
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
}

const { width, height } = SIGNATURE_BOX;
/** Points closer than this are skipped. */
const STEP = 2;

const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max) * 10) / 10;

/** The pointer position relative to the box. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const [x, y] = [(clientX - box.left) / (box.width || width), (clientY - box.top) / (box.height || height)];
  return [clamp(x * width, width), clamp(y * height, height)];
}

/** A signature box for finger, pen or mouse. The signature is stored as strokes, not as an image. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const { t } = useTranslation('signature');
  const drawing = useRef<number[] | undefined>(undefined);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (strokes.length >= MAX_STROKES) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = pointOf(event);
    onChange([...strokes, [...drawing.current]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const stroke = drawing.current;
    if (stroke === undefined || stroke.length >= MAX_NUMBERS_PER_STROKE) return;
    const [x, y] = pointOf(event);
    if (Math.hypot(x - (stroke.at(-2) ?? 0), y - (stroke.at(-1) ?? 0)) < STEP) return;
    stroke.push(x, y);
    onChange([...strokes.slice(0, -1), [...stroke]]);
  };
  const end = () => {
    drawing.current = undefined;
  };
  return (
    <svg
      role="img"
      aria-label={t(isDrawn(strokes) ? 'drawn' : 'empty')}
      className="gh-signature-pad"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line x1="30" y1="160" x2="570" y2="160" className="gh-signature-line" />
      {strokes.map((stroke, index) => (
        <path key={index} d={pathOf(stroke)} />
      ))}
    </svg>
  );
}
