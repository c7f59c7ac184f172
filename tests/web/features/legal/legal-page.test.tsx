import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { staticPages } from '#domain/legal/kinds';
import { aLegalText } from '../../support/compliance';
import type { FakeResponse } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderApp } from '../../support/render';

const openPage = (response: FakeResponse, name = 'fmcsa') =>
  renderApp(`/static/${name}`, { api: (api) => api.on('GET', '/api/legal-texts/{name}', response) });

afterEach(freshBrowser);

describe('the list of legal documents', () => {
  it('links every page of the specification, the terms and the privacy notice', async () => {
    const { screen } = await renderApp('/static', { api: (api) => api });

    await screen.findByRole('heading', { level: 1, name: 'Legal documents' });
    const links = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      ['driver-terms', 'privacy-notice', ...Object.keys(staticPages)].map((name) => `/static/${name}`),
    );
  });

  it('is linked from every page without a user, and from each document', async () => {
    const { screen } = await openPage(ok(aLegalText()));

    await screen.findByRole('heading', { level: 1, name: 'Sample disclosure' });
    const links = screen.getAllByRole('link', { name: 'Legal documents' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/static', '/static']);
  });
});

describe('a legal page', () => {
  it('shows its text to every visitor with headings, lists and bold words', async () => {
    const { screen, api } = await openPage(ok(aLegalText()));

    expect(await screen.findByRole('heading', { level: 1, name: 'Sample disclosure' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'A part' })).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('words').tagName).toBe('STRONG');
    expect(screen.getByText(/Version 1, effective 01\/01\/2026/)).toBeVisible();
    expect(screen.queryByText(/This is a template/)).not.toBeInTheDocument();
    expect(api.sent('GET', '/api/legal-texts/fmcsa')).toHaveLength(1);
  });

  it('has the specified width, as do the driver pages', () => {
    const styles = (file: string) => readFileSync(join(__dirname, '../../../../web/src', file), 'utf8');

    // 678 px, which grow with the text.
    expect(styles('entities/legal/legal.css')).toContain('max-width: 42.375rem');
    expect(styles('app/layouts/frame.css')).toContain('max-width: calc(42.375rem + 32px)');
  });

  it('marks a template as a template', async () => {
    const { screen } = await openPage(ok(aLegalText({ status: 'template' })));

    expect(await screen.findByText(/No lawyer has approved it/)).toBeVisible();
  });

  it('prints with its version and hash, and without head and foot', async () => {
    const { screen } = await openPage(ok(aLegalText()));
    const styles = readFileSync(
      join(__dirname, '../../../../web/src/features/legal/components/legal-page.css'),
      'utf8',
    );
    const printed = styles.slice(styles.indexOf('@media print'));

    const hash = await screen.findByRole('link', { name: aLegalText().sha256 });
    expect(hash).toHaveAttribute('href', `/static/${aLegalText().sha256}`);
    expect(hash.parentElement).toHaveClass('gh-legal-hash');
    expect(printed).toMatch(/> :not\(main\),[^}]*display: none/);
    expect(printed).toMatch(/\.gh-legal-hash \{\s*display: block/);
  });

  it('links the terms for drivers and the agreement for carriers', async () => {
    const { screen } = await openPage(ok(aLegalText()));

    expect(await screen.findByRole('link', { name: 'Terms for drivers' })).toHaveAttribute(
      'href',
      '/static/driver-terms',
    );
    expect(screen.getByRole('link', { name: 'Carrier agreement' })).toHaveAttribute('href', '/static/terms-of-service');
  });

  it.each([
    ['/auth/driverLogin', 'Terms for drivers', 'Carrier agreement'],
    ['/auth/carrierLogin', 'Carrier agreement', 'Terms for drivers'],
  ])('shows only the terms of the people who sign in at %s', async (path, shown, hidden) => {
    const { screen } = await renderApp(path);

    expect(await screen.findByRole('link', { name: shown })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Legal documents' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/static/privacy-notice');
    expect(screen.queryByRole('link', { name: hidden })).toBeNull();
  });

  it('offers a link when there is no such document', async () => {
    const { screen } = await openPage(refusal(404, 'not-found'), 'nothing');

    expect(await screen.findByRole('heading', { name: 'Document not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the terms for drivers' })).toHaveAttribute(
      'href',
      '/static/driver-terms',
    );
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await openPage(refusal(503, 'unavailable'));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
