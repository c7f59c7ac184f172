/** Two couplings, one rotated by 180 degrees, as on an air line. The favicon is the same drawing. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="gh-mark">
      <path className="gh-mark-yours" d="M2 3.2h6.2a6.4 6.4 0 1 1-6.2 8z" />
      <path className="gh-mark-theirs" d="M22 20.8h-6.2a6.4 6.4 0 1 1 6.2-8z" />
    </svg>
  );
}

/** A name is not translated. */
const BRAND = 'Gladhand';

export const Wordmark = () => (
  <span className="gh-wordmark">
    <Mark size={24} />
    <span>{BRAND}</span>
  </span>
);
