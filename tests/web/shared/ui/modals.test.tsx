import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { toApiProblem } from '#web/shared/http/api-problem';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Dialog } from '#web/shared/ui/dialog';
import { FOCUS_FIRST } from '#web/shared/ui/focus-first';
import type { ModalProps } from '#web/shared/ui/modals';
import { closeModal, defineModal, ModalHost, openModal } from '#web/shared/ui/modals';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

const named = defineModal<{ name: string }>('named', () =>
  Promise.resolve(function Named({ data, close }: ModalProps<{ name: string }>) {
    return (
      <Dialog title={data.name} onClose={close}>
        <Button
          onClick={() => {
            openModal(named, { name: 'Second' });
          }}
        >
          Another
        </Button>
      </Dialog>
    );
  }),
);

const renderHost = (open: () => void) =>
  renderPart(
    <>
      <Button onClick={open}>Open</Button>
      <ModalHost />
    </>,
  );

const confirming = (onConfirm: () => Promise<unknown>) => () => {
  confirm({ title: 'Cancel invite', text: 'Are you sure?', confirmLabel: 'Yes, cancel it', onConfirm });
};

const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

/** A dialog with a field that takes the focus. */
const withField = defineModal<{ name: string }>('with-field', () =>
  Promise.resolve(function WithField({ data, close }: ModalProps<{ name: string }>) {
    return (
      <Dialog title={data.name} onClose={close}>
        <label>
          Note
          <input {...FOCUS_FIRST} />
        </label>
      </Dialog>
    );
  }),
);

describe('modals', () => {
  it('stay open with what was typed when somebody presses beside them', async () => {
    const { browser } = await renderHost(() => {
      openModal(withField, { name: 'Interview' });
    });
    await browser.click(screen.getByRole('button', { name: 'Open' }));
    const field = await screen.findByLabelText('Note');
    await browser.type(field, 'Bring your papers');
    const frame = document.querySelector('.ant-modal-wrap') as HTMLElement;

    await browser.dblClick(frame);

    expect(screen.getByLabelText('Note')).toHaveValue('Bring your papers');
    await browser.keyboard('{Escape}');
    await noDialog();
  });

  it('leave the focus in the field that asked for it', async () => {
    const { browser } = await renderHost(() => {
      openModal(withField, { name: 'Interview' });
    });

    await browser.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await browser.keyboard('typed immediately');

    await waitFor(() => {
      expect(screen.getByLabelText('Note')).toHaveFocus();
    });
  });

  it('open with their data, one at a time', async () => {
    const { browser } = await renderHost(() => {
      openModal(named, { name: 'First' });
    });

    await browser.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'First' });
    await browser.click(screen.getByRole('button', { name: 'Another' }));

    await screen.findByRole('dialog', { name: 'Second' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('keep the focus if they are opened right after another one was closed', async () => {
    const { browser } = await renderHost(() => {
      openModal(named, { name: 'First' });
    });
    const open = screen.getByRole('button', { name: 'Open' });
    await browser.click(open);
    await screen.findByRole('dialog', { name: 'First' });

    act(() => {
      closeModal();
      openModal(named, { name: 'Second' });
    });
    const another = screen.getByRole('button', { name: 'Another' });
    await act(async () => {
      another.focus();
      await new Promise(requestAnimationFrame);
    });

    expect(another).toHaveFocus();
  });

  it('stay open if the button that opens them is pressed twice', async () => {
    // antd keeps the focus in a dialog that is laid out and fixed, which nothing is in jsdom.
    const computed = window.getComputedStyle.bind(window);
    const layout = [
      jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body),
      jest
        .spyOn(window, 'getComputedStyle')
        .mockImplementation((...element) => Object.assign(computed(...element), { position: 'fixed' })),
    ];
    const { browser } = await renderHost(() => {
      openModal(named, { name: 'First' });
    });
    screen.getByRole('button', { name: 'Open' }).focus();

    await browser.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'First' });
    await waitFor(() => {
      expect(dialog).toHaveFocus();
    });
    await browser.keyboard('{Enter}');

    expect(screen.getByRole('dialog', { name: 'First' })).toBe(dialog);
    await browser.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    for (const mock of layout) mock.mockRestore();
  });

  it('are closed by their own late response, and by no other', async () => {
    const closes: (() => void)[] = [];
    const late = defineModal<string>('late', () =>
      Promise.resolve(function Late({ data, close }: ModalProps<string>) {
        return (
          <Dialog title={data} onClose={close}>
            <Button onClick={() => closes.push(close)}>Send</Button>
          </Dialog>
        );
      }),
    );
    const { browser } = await renderHost(() => {
      openModal(late, `Dialog ${closes.length + 1}`);
    });
    await browser.click(screen.getByRole('button', { name: 'Open' }));
    await browser.click(await screen.findByRole('button', { name: 'Send' }));
    await browser.keyboard('{Escape}');
    await noDialog();
    await browser.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Dialog 2' });

    act(() => {
      closes[0]?.();
    });

    expect(screen.getByRole('dialog', { name: 'Dialog 2' })).toBeInTheDocument();
  });

  it('return the focus to the element that opened them', async () => {
    const { browser } = await renderHost(() => {
      openModal(named, { name: 'First' });
    });
    await browser.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'First' });

    await browser.keyboard('{Escape}');

    await noDialog();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    });
  });
});

describe('a confirmation', () => {
  it('runs the action and closes', async () => {
    let done = 0;
    const { browser } = await renderHost(confirming(() => Promise.resolve((done += 1))));
    await browser.click(screen.getByRole('button', { name: 'Open' }));

    await browser.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));

    await noDialog();
    expect(done).toBe(1);
  });

  it('does nothing on Cancel', async () => {
    let done = 0;
    const { browser } = await renderHost(confirming(() => Promise.resolve((done += 1))));
    await browser.click(screen.getByRole('button', { name: 'Open' }));

    await browser.click(await screen.findByRole('button', { name: 'Cancel' }));

    await noDialog();
    expect(done).toBe(0);
  });

  it('shows the refusal and stays open', async () => {
    const { browser } = await renderHost(confirming(() => Promise.reject(toApiProblem(403, { code: 'forbidden' }))));
    await browser.click(screen.getByRole('button', { name: 'Open' }));

    await browser.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Forbidden resource');
    expect(screen.getByRole('dialog', { name: 'Cancel invite' })).toBeInTheDocument();
  });

  it('is over once what it asks about has changed: the same answer would be refused again', async () => {
    const { browser } = await renderHost(
      confirming(() => Promise.reject(toApiProblem(409, { code: 'candidacy-move-not-allowed' }))),
    );
    await browser.click(screen.getByRole('button', { name: 'Open' }));

    await browser.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));

    expect(await screen.findByRole('alert')).toHaveTextContent("This isn't possible in the current state");
    expect(screen.queryByRole('button', { name: 'Yes, cancel it' })).not.toBeInTheDocument();
    await browser.click(screen.getByRole('button', { name: 'Dismiss' }));
    await noDialog();
  });
});
