import { useTranslation } from 'react-i18next';
import type { LegalBlock, LegalSpan } from '#domain/legal/blocks';
import { legalBlocks } from '#domain/legal/blocks';
import './legal.css';

const Spans = ({ spans }: { spans: readonly LegalSpan[] }) =>
  spans.map(({ text, isStrong }, index) => (isStrong ? <strong key={index}>{text}</strong> : text));

function Block({ block }: { block: LegalBlock }) {
  if (block.type === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  }
  if (block.type === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <Spans spans={item} />
        </li>
      ))}
    </List>
  );
}

/** The content of a legal text; HTML in it is not interpreted. */
export const LegalBody = ({ body }: { body: string }) => (
  <div className="gh-legal-body">
    {legalBlocks(body).map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
);

/** Shown with every text that no lawyer has reviewed. */
export function TemplateNotice() {
  const { t } = useTranslation('legal');
  return (
    <p role="note" className="gh-legal-template">
      {t('template')}
    </p>
  );
}
