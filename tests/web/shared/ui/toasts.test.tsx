import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
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
