import './layout.css';

/** A dot on a tab with items that wait for the user, with a text for screen readers. */
export function YoursMark({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="gh-yours-mark" title={text}>
      <span className="gh-hidden">{text}</span>
    </span>
  );
}
