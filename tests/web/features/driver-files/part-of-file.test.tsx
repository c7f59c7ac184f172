import { afterEach, describe, expect, it } from '@jest/globals';
import { can } from '#domain/accounts/policy';
import { positions } from '#domain/accounts/roles';
import { actorOf } from '#web/shared/session/current-user';
import { aFile, aFileLine, anEmploymentRow, EMPLOYMENT_ID } from '../../support/driver-files';
import { ok } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

const reading = ['files:read-investigation', 'files:read-drug-alcohol', 'files:read-hr'] as const;

/** Each position that reads files, and whether it reads all of their records. */
const readers = positions
  .map((position) => ({ position, actor: actorOf(aRecruiter({ position })) }))
  .filter(({ actor }) => can(actor, 'files:read'))
  .map(({ position, actor }) => [position, reading.every((permission) => can(actor, permission))] as const);

it('some positions read whole files, and some a part', () => {
  expect(new Set(readers.map(([, isWhole]) => isWhole)).size).toBe(2);
});

describe.each(readers)('to %s, who reads all records: %s', (position, isWhole) => {
  const user = aRecruiter({ position });

  it('the list says that nothing is open and nothing bars only if the person would see it', async () => {
    const counts = { missing: 0, expired: 0, unknown: 0, due: 0, late: 0 };
    const row = anEmploymentRow({ counts, bars: 0, nextDueOn: null });
    const { screen } = await renderApp('/business/files', {
      user,
      api: (api) => api.on('GET', '/api/business/employments', ok({ total: 1, data: [row] })),
    });
    await screen.findByRole('link', { name: 'Nora Quinn' });

    expect(screen.queryAllByText('None that you may read')).toHaveLength(isWhole ? 0 : 2);
    expect([screen.queryByText('Done') === null, screen.queryByText('No') === null]).toEqual([!isWhole, !isWhole]);
  });

  it.each([
    [false, 'Nothing bars driving'],
    [true, '1 requirement bars driving'],
  ] as const)('the file says for how much of it that holds, with a line that bars: %s', async (bars, text) => {
    const { screen } = await renderApp(`/business/files/${EMPLOYMENT_ID}`, {
      user,
      api: (api) => api.on('GET', '/api/business/employments/{id}/file', ok(aFile({ lines: [aFileLine({ bars })] }))),
    });

    const said = await screen.findByText(text, { exact: false });
    expect(said.textContent.endsWith(', as far as you may read the file')).toBe(!isWhole);
  });
});
