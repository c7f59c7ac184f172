import { afterEach, expect, it } from '@jest/globals';
import { Ending } from '#web/features/my-applications/components/ending';
import { freshBrowser, renderPart } from '../../support/render';

afterEach(freshBrowser);

it.each([
  ['unspecified', 'Truck sold', 'The carrier ended this on 11/19/2026.'],
  ['other', 'Truck sold', 'The carrier ended this on 11/19/2026.'],
  ['position_closed', 'Truck sold', 'The carrier ended this on 11/19/2026. Reason: the position was closed.'],
  ['unspecified', null, 'The carrier ended this on 11/19/2026. No reason was given.'],
] as const)('an ending with the reason "%s" and the words "%s" says what is true', async (reason, text, sentence) => {
  const ending = { by: 'fleet', reason, text, at: '2026-11-19T12:00:00.000Z' } as const;
  const { screen } = await renderPart(<Ending ending={ending} />);

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryAllByText('“Truck sold”')).toHaveLength(text === null ? 0 : 1);
});
