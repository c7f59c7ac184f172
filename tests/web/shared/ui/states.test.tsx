import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { toApiProblem } from '#web/shared/http/api-problem';
import { ErrorState } from '#web/shared/ui/states';
import { freshBrowser, renderPart } from '../../support/render';

afterEach(freshBrowser);

const refusedField = (place: string) =>
  toApiProblem(400, { code: 'invalid-input', errors: [{ in: place, pointer: '/id', code: 'invalid-format' }] });

describe('a part that cannot be loaded', () => {
  it.each([
    ['a record that does not exist', toApiProblem(404, { code: 'not-found' })],
    ['an id in the path that no record can have', refusedField('params')],
  ])('is a page that was not found, without a retry: %s', async (_, error) => {
    const { screen } = await renderPart(<ErrorState error={error} retry={jest.fn()} />);

    expect(await screen.findByText('Page not found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText(/correct the marked fields/)).toBeNull();
  });

  it.each([
    ['a filter that the API refused', refusedField('query')],
    ['an error of the server', toApiProblem(500, { code: 'internal' })],
  ])('is an error with a retry: %s', async (_, error) => {
    const retry = jest.fn();
    const { screen, browser } = await renderPart(<ErrorState error={error} retry={retry} />);

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(screen.queryByText('Page not found.')).toBeNull();
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
