import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Block, Inline } from './parse-markdown';
import { parseMarkdown } from './parse-markdown';
import './markdown.css';

/* The parts of a parsed text have no identity of their own, and their order never changes. */
const inlines = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, index) => {
    const key = String(index);
    switch (part.kind) {
      case 'text':
        return <Fragment key={key}>{part.text}</Fragment>;
      case 'break':
        return <br key={key} />;
      case 'code':
        return <code key={key}>{part.text}</code>;
      case 'strong':
        return <strong key={key}>{inlines(part.parts)}</strong>;
      case 'emphasis':
        return <em key={key}>{inlines(part.parts)}</em>;
      case 'link':
        return (
          <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {inlines(part.parts)}
          </a>
        );
    }
  });

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'rule':
      return <hr />;
    // Not a heading element: the levels of the page around it are not known here.
    case 'heading':
      return <p className="gh-markdown-heading">{inlines(block.parts)}</p>;
    case 'quote':
      return <blockquote>{inlines(block.parts)}</blockquote>;
    case 'paragraph':
      return <p>{inlines(block.parts)}</p>;
    case 'list': {
      const items = block.items.map((item, index) => <li key={String(index)}>{inlines(item)}</li>);
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

/** Text in Markdown, rendered as elements: HTML in it is shown as text and never runs. */
export const Markdown = ({ text }: { text: string }) => (
  <div className="gh-markdown">
    {parseMarkdown(text).map((block, index) => (
      <BlockView key={String(index)} block={block} />
    ))}
  </div>
);
