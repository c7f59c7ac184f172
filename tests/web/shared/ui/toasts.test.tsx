import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toApiProblem } from '#web/shared/http/api-problem';
import { heldKeys, holdAction, sendHeldActions } from '#web/shared/ui/held-actions';
import { ToastHost } from '#web/shared/ui/toast-host';
import { toast } from '#web/shared/ui/toasts';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
});

const say = (text: string) =>
  act(() => {
    toast.success(text);
  });

describe('toasts', () => {
  it('shows a message', async () => {
    await renderPart(<ToastHost />);

    say('Order created');

    expect(await screen.findByText('Order created')).toBeInTheDocument();
  });

  it('shows the same text only once', async () => {
    await renderPart(<ToastHost />);

    say('Order updated');
    await screen.findByText('Order updated');
    say('Order updated');
    say('Order deleted');
    await screen.findByText('Order deleted');

    expect(screen.getAllByText('Order updated')).toHaveLength(1);
  });

  it('announces a message as a status, a failure as an alert', async () => {
    await renderPart(<ToastHost />);

    say('Order duplicated');
    act(() => {
      toast.error('The order can not be edited');
    });

    expect(await screen.findByText('Order duplicated')).toBeInTheDocument();
    expect(screen.getByText('Order duplicated').closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('The order can not be edited').closest('[role=alert]')).not.toBeNull();
  });

  it('disappears after three seconds', async () => {
    await renderPart(<ToastHost />);
    jest.useFakeTimers();

    say('Auto Pilot changed');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Auto Pilot changed')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4000));

    await waitFor(() => {
      expect(screen.queryByText('Auto Pilot changed')).not.toBeInTheDocument();
    });
  });
});

describe('actions that are held while their toast offers an undo', () => {
  const hold = (run: () => Promise<unknown>, text = 'Maria was passed') =>
    act(() => {
      holdAction({ key: 'pass:1', text, run });
    });

  it('are sent once, after ten seconds', async () => {
    const sent = jest.fn(() => Promise.resolve());
    await renderPart(<ToastHost />);
    jest.useFakeTimers();

    hold(sent);
    hold(sent);
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(sent).not.toHaveBeenCalled();
    expect(heldKeys().has('pass:1')).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1_500));

    expect(sent).toHaveBeenCalledTimes(1);
    expect(heldKeys().has('pass:1')).toBe(false);
  });

  it('are never sent after an undo', async () => {
    const sent = jest.fn(() => Promise.resolve());
    await renderPart(<ToastHost />);
    hold(sent, 'Note deleted');

    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await act(() => sendHeldActions());

    expect(sent).not.toHaveBeenCalled();
    expect(screen.queryByText('Note deleted')).not.toBeInTheDocument();
  });

  it('are sent right away if the toast is closed or the page is left', async () => {
    const sent = jest.fn(() => Promise.resolve());
    await renderPart(<ToastHost />);

    hold(sent, 'Tom was passed');
    const shown = (await screen.findByText('Tom was passed')).closest<HTMLElement>('[role=status]');
    if (shown === null) throw new Error('The toast is no status');
    fireEvent.click(within(shown).getByRole('button', { name: 'Dismiss' }));
    expect(sent).toHaveBeenCalledTimes(1);
    hold(sent, 'Ann was passed');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });

    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('show a refusal', async () => {
    await renderPart(<ToastHost />);
    hold(() => Promise.reject(toApiProblem(409, { code: 'order-filled' })), 'Lee was passed');

    await act(() => sendHeldActions());

    expect(await screen.findByText(/All seats of this job are filled/)).toBeVisible();
  });
});
