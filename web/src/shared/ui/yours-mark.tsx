import './layout.css';

/** A dot beside a tab: something in it waits for the reader. The words are for those who do not see it. */
export function YoursMark({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="gh-yours-mark" title={text}>
      <span className="gh-hidden">{text}</span>
    </span>
  );
}
