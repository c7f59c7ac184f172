import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { keyLabel, keysOf, type ShortcutGroup, shortcuts, shortcutsOf } from '#web/shared/keys/shortcuts';
import type { CurrentUser } from '#web/shared/session/current-user';
import { ok } from '../../support/fake-api';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const SOURCE = path.resolve('web/src');
const TABLE = path.join(SOURCE, 'shared/keys/shortcuts.ts');

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(SOURCE, file))
  .filter((file) => file !== TABLE)
  .map((file) => ({ file: path.relative(SOURCE, file), text: readFileSync(file, 'utf8') }));

const allNames = (Object.keys(shortcuts) as ShortcutGroup[]).flatMap(shortcutsOf);

afterEach(freshBrowser);

describe('the table of shortcuts', () => {
  it('has a page that registers each of them', () => {
    const registering = (name: string) =>
      new RegExp(`(useSingleKey|keysOf)\\(\\s*'${name}'|'${name}': `).test(sources.map(({ text }) => text).join('\n'));

    expect(allNames.filter((name) => !registering(name))).toEqual([]);
  });

  it('is the only way to register one', () => {
    const own = sources.filter(({ text }) => text.includes("from 'react-hotkeys-hook'")).map(({ file }) => file);

    expect(own.toSorted()).toEqual(['app/palette/console-tools.tsx', 'shared/keys/use-single-key.ts']);
  });

  it('has each key once in a group', () => {
    for (const group of Object.keys(shortcuts) as ShortcutGroup[]) {
      const keys = shortcutsOf(group).flatMap(keysOf);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});

describe('the sheet of shortcuts', () => {
  interface Sheet {
    who: string;
    user: CurrentUser;
    address: string;
    groups: ShortcutGroup[];
  }
  const sheets: Sheet[] = [
    {
      who: 'operations',
      user: anOpsMember(),
      address: '/ops/drivers',
      groups: ['everywhere', 'lists', 'board', 'reviews', 'pictures'],
    },
    {
      who: 'a carrier',
      user: aRecruiter(),
      address: '/business/templates',
      groups: ['everywhere', 'lists', 'board', 'panel', 'text'],
    },
  ];

  it.each(sheets)('lists for $who every key of its groups', async ({ user, address, groups }) => {
    const { screen, browser } = await renderApp(address, {
      user,
      api: (api) =>
        api
          .on('GET', '/api/message-templates', ok({ data: [] }))
          .on('POST', '/api/ops/drivers/search', ok({ data: [], more: false }))
          .on('GET', '/api/ops/members', ok({ data: [] })),
    });
    await screen.findByRole('button', { name: 'Keyboard shortcuts' });

    await browser.keyboard('?');

    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const shown = [...dialog.getAllByRole('term')].map((term) =>
      [...term.querySelectorAll('kbd')].map(({ textContent }) => textContent),
    );
    expect(shown).toEqual(groups.flatMap(shortcutsOf).map((name) => keysOf(name).map(keyLabel)));
  });
});
