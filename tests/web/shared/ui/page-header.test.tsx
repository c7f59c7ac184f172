import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { rememberPage } from '#web/shared/last-page';
import { PageHeader } from '#web/shared/ui/page-header';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

const header = <PageHeader title="Maria Gomez" crumbs={[{ label: 'Drivers', to: '/ops/drivers' }]} />;
const crumb = () => within(screen.getByRole('navigation')).getByRole('link', { name: 'Drivers' });

it('links back to the list', async () => {
  await renderPart(header);

  expect(crumb()).toHaveAttribute('href', '/ops/drivers');
});

it('links back to the list with the filters that it last had', async () => {
  rememberPage('/ops/drivers?stage=review&sort=name');
  rememberPage('/ops/drivers/7');

  await renderPart(header);

  expect(crumb()).toHaveAttribute('href', '/ops/drivers?stage=review&sort=name');
});
