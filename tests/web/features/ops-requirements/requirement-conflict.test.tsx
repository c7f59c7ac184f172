import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { ok, refusal } from '../../support/fake-api';
import { anOpsAdmin } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aRequirementVersion } from '../../support/requirements';

const RECORDS = '/api/ops/requirement-records';
const version = aRequirementVersion();
/** The versions after a colleague's change while the form was open. */
const changedTo = {
  version: [
    aRequirementVersion({ _id: '018f0000-0000-7000-8000-000000000977', from: '2020-01-01', citation: 'Theirs' }),
    { ...version, to: '2019-12-31' },
  ],
  correction: [
    aRequirementVersion({
      _id: '018f0000-0000-7000-8000-000000000978',
      citation: 'Theirs',
      correction: { reason: 'A typo', by: 'Ann', at: '2026-11-22T03:00:00.000Z', of: version._id },
    }),
    version,
  ],
};

afterEach(freshBrowser);

it.each([
  {
    what: 'a new version',
    open: 'Change requirement',
    days: { field: /^Effective date/, day: '2099-01-01' },
    save: 'Save version',
    address: RECORDS,
    after: changedTo.version,
    names: { replaces: changedTo.version[0]?._id, replacesUntil: null, citation: 'Theirs!' },
  },
  {
    what: 'a preview',
    open: 'Change requirement',
    days: { field: /^Effective date/, day: '2099-01-01' },
    save: 'Preview affected drivers',
    address: `${RECORDS}/preview`,
    after: changedTo.version,
    names: { replaces: changedTo.version[0]?._id, draft: { citation: 'Theirs!' } },
  },
  {
    what: 'a correction',
    open: 'Correct this version',
    days: { field: /^Why/, day: 'It was wrong' },
    save: 'Save correction',
    address: `${RECORDS}/{id}/correct`,
    after: changedTo.correction,
    names: { seen: changedTo.correction[0]?._id, citation: 'Theirs!' },
  },
])('keeps the entries of $what after a conflict, and shows the current version with one press', async (form) => {
  let stored = [version];
  const { screen, api, browser } = await renderApp('/ops/rules/annual-mvr', {
    user: anOpsAdmin(),
    api: (fake) =>
      fake.on('GET', RECORDS, () => ok({ data: stored })).on('POST', form.address, refusal(409, 'requirement-changed')),
  });
  await browser.click(await screen.findByRole('button', { name: form.open }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = () => browser.type(dialog.getByLabelText(form.days.field), form.days.day);
  await browser.type(dialog.getByLabelText(/^Citation/), ' mine');
  await fill();
  stored = form.after;
  await browser.click(dialog.getByRole('button', { name: form.save }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else changed this requirement in the meantime');
  expect(dialog.getByLabelText(/^Citation/)).toHaveValue(`${version.citation} mine`);
  expect(dialog.getByText('Replaces your entries.')).toBeVisible();
  await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));

  expect(await dialog.findByDisplayValue('Theirs')).toBeVisible();
  await browser.type(dialog.getByLabelText(/^Citation/), '!');
  await fill();
  await browser.click(dialog.getByRole('button', { name: form.save }));
  await dialog.findByRole('alert');
  expect(api.sent('POST', form.address).at(-1)?.body).toMatchObject(form.names);
});
