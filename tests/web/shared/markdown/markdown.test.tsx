import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { applyMark } from '#web/shared/markdown/apply-mark';
import { Markdown } from '#web/shared/markdown/markdown';
import { markdownToText, parseMarkdown } from '#web/shared/markdown/parse-markdown';
import { growsInStep } from '../../../support/processor-time';

const htmlOf = (text: string): string => render(<Markdown text={text} />).container.firstElementChild?.innerHTML ?? '';

describe('Markdown', () => {
  it.each([
    ['a **bold** word', '<p>a <strong>bold</strong> word</p>'],
    ['an *important* and an _urgent_ one', '<p>an <em>important</em> and an <em>urgent</em> one</p>'],
    ['**bold with *both***', '<p><strong>bold with <em>both</em></strong></p>'],
    ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
    ['`**code**`', '<p><code>**code**</code></p>'],
    ['first\nsecond', '<p>first<br>second</p>'],
    ['first\n\nsecond', '<p>first</p><p>second</p>'],
    ['## Pay', '<p class="gh-markdown-heading">Pay</p>'],
    ['# Pay ##', '<p class="gh-markdown-heading">Pay</p>'],
    ['# Run #4 now', '<p class="gh-markdown-heading">Run #4 now</p>'],
    ['***both***', '<p><strong><em>both</em></strong></p>'],
    ['**a** and **b**', '<p><strong>a</strong> and <strong>b</strong></p>'],
    ['** no** bold', '<p>** no** bold</p>'],
    [
      '__bold__ [a](https://a.example)',
      '<p><strong>bold</strong> <a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
    ],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['1. one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
    ['> said', '<blockquote>said</blockquote>'],
    ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
    [String.raw`\*no\* \- mark`, '<p>*no* - mark</p>'],
  ])('renders %j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '[click](JaVaScRiPt:alert)',
    '[click](data:text/html,x)',
    '[click](//evil.example)',
  ])('shows %s as text', (text) => {
    const { container } = render(<Markdown text={text} />);

    expect(container.querySelectorAll('script, img, a')).toHaveLength(0);
    expect(container).toHaveTextContent(text);
  });

  it('opens links in a new tab without sending the address of the page', () => {
    const { container } = render(<Markdown text="See [**our** site](https://a.example/x?y=1)." />);
    const link = container.querySelector('a');

    expect(link).toHaveAttribute('href', 'https://a.example/x?y=1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveTextContent('our site');
  });

  it.each(['*', '**a', '**a ', '_', '__a', '`', '[', '[a](', '[a](b', '#', ' ', '\\', '>', '- ', '1. ', '***a'])(
    'reads a long line of %j in a time that grows with its length only',
    async (part) => {
      const read = (size: number) => {
        parseMarkdown(`# a ${part.repeat(size / part.length)}x`);
        parseMarkdown(`${part.repeat(size / part.length)}x`);
      };

      expect(await growsInStep(read, 200_000)).toBe(true);
    },
  );

  it('becomes plain text for documents', () => {
    expect(markdownToText('# Pay\n\n**Weekly** by [card](https://a.example)\n\n- one\n- two\n\n1. first')).toBe(
      'Pay\n\nWeekly by card (https://a.example)\n\n• one\n• two\n\n1. first',
    );
  });
});

describe('the toolbar', () => {
  it.each([
    ['bold', { text: 'a**b**c', from: 3, to: 4 }],
    ['italic', { text: 'a*b*c', from: 2, to: 3 }],
    ['link', { text: 'a[b](https://)c', from: 2, to: 3 }],
  ] as const)('puts %s around the selection and keeps it selected', (mark, marked) => {
    expect(applyMark({ text: 'abc', from: 1, to: 2 }, mark)).toEqual(marked);
  });

  it('makes a list of the selected lines', () => {
    expect(applyMark({ text: 'x\none\ntwo', from: 3, to: 9 }, 'list').text).toBe('x\n- one\n- two');
  });
});
