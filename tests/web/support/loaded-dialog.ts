import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

/** A dialog with its content, which replaces the dialog that waits for it. */
export const findLoadedDialog = (name: string) =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog', { name });
    expect(dialog.querySelector('.gh-page-skeleton')).toBeNull();
    return within(dialog);
  });
