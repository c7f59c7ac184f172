import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DocumentView } from '#web/entities/review/document-view';
import { Dialog } from '#web/shared/ui/dialog';
import { freshBrowser, renderPart } from '../../support/render';

const picture = new Blob(['picture'], { type: 'image/png' });
const license = { content: picture, error: null, retry: jest.fn(), name: 'License' };

beforeEach(() => {
  // jsdom has no addresses for bytes.
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(freshBrowser);

describe('the viewer of a document', () => {
  it('shows its shortcuts on a page that has them, where they work', async () => {
    const { screen, browser } = await renderPart(<DocumentView {...license} hasKeys />);

    expect(await screen.findByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-keyshortcuts', 'z');
    expect(document.querySelectorAll('kbd')).toHaveLength(3);
    await browser.keyboard('z');

    expect(screen.getByRole('img', { name: 'License' }).parentElement).toHaveStyle({ width: '150%' });
  });

  it('shows none in a dialog, where they do nothing; its buttons work', async () => {
    const { screen, browser } = await renderPart(
      <Dialog title="License" onClose={jest.fn()}>
        <DocumentView {...license} />
      </Dialog>,
    );

    const larger = await screen.findByRole('button', { name: 'Zoom in' });
    expect(larger).not.toHaveAttribute('aria-keyshortcuts');
    expect(document.querySelectorAll('kbd')).toHaveLength(0);
    await browser.click(larger);

    expect(screen.getByRole('img', { name: 'License' }).parentElement).toHaveStyle({ width: '150%' });
  });
});
