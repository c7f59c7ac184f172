import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { anAudit, anAuditRow, AUDIT_ID, DOCUMENT_ID } from '../../support/audits';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsMember, aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

const rows = (...data: object[]) => ok({ total: data.length, data });
const openList = (
  answer = rows(anAuditRow()),
  extend: (api: FakeApi) => FakeApi = (api) => api,
  user = aSafetyOfficer(),
) =>
  renderApp('/business/audits', {
    user,
    api: (api) => extend(api.on('GET', '/api/audits', answer).on('GET', '/api/business/audit-links', ok([]))),
  });
const openAudit = (audit = anAudit(), extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/business/audits/${AUDIT_ID}`, {
    user: aSafetyOfficer(),
    api: (api) =>
      extend(
        api.on('GET', '/api/audits/{id}', ok(audit)).on('GET', '/api/audits/{id}/views', ok({ data: [], next: null })),
      ),
  });

describe('the list of audits', () => {
  it('shows the agency, the days and the state of each packet', async () => {
    const { screen } = await openList(
      rows(
        anAuditRow(),
        anAuditRow({ _id: anAudit().fileList[0]?._id ?? '', agency: 'Insurer', producedOn: '2026-11-27' }),
      ),
    );

    expect(await screen.findByRole('link', { name: 'FMCSA field office' })).toHaveAttribute(
      'href',
      `/business/audits/${AUDIT_ID}`,
    );
    expect(screen.getByText('Produced on 11/27/2026, 1 business day late')).toBeVisible();
    expect(screen.getAllByText(/Ready/).length).toBe(2);
  });

  it('says that there are none, keeps its filter in the URL, and shows an error', async () => {
    const { screen, api } = await openList(rows());
    expect(await screen.findByText('No audits yet')).toBeVisible();
    expect(api.sent('GET', '/api/audits')[0]?.query.get('state')).toBe('all');

    freshBrowser();
    const failed = await openList(refusal(500, 'internal'));
    expect(await failed.screen.findByRole('button', { name: /again/i })).toBeVisible();
  });

  it('lists open links, and revokes one of an audit that is not in the list', async () => {
    const link = { _id: AUDIT_ID, reader: 'Inspector Lee', allowsOriginals: false, createdBy: 'Robin Vale' };
    const days = { expiresAt: '2026-12-07T15:00:00.000Z', lastViewedAt: null };
    const { screen, browser, api } = await openList(rows(), (fake) =>
      fake
        .on('GET', '/api/business/audit-links', ok([{ ...link, ...days, audit: { _id: AUDIT_ID, agency: 'FMCSA' } }]))
        .on('DELETE', '/api/audits/{id}/links/{linkId}', ok()),
    );
    await browser.click(await screen.findByRole('button', { name: 'Revoke' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke the link for Inspector Lee?' });
    await browser.click(within(dialog).getByRole('button', { name: 'Revoke' }));

    expect(api.sent('DELETE', '/api/audits/{id}/links/{linkId}')).toHaveLength(1);
  });

  it('is refused to a recruiter', async () => {
    const { screen, api } = await openList(rows(), (fake) => fake, aRecruiter());

    expect(await screen.findByRole('heading', { name: 'Audits' })).toBeVisible();
    expect(screen.getByText('Only Safety works with audits')).toBeVisible();
    expect(screen.queryByText('Forbidden resource')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record request' })).toBeNull();
    expect(api.sent('GET', '/api/audits')).toEqual([]);
  });

  it('is read by operations for one carrier', async () => {
    const { screen, api } = await renderApp('/ops/carriers/018f0000-0000-7000-8000-0000000000aa/audits', {
      user: anOpsMember(),
      api: (fake) => fake.on('GET', '/api/audits', rows(anAuditRow())),
    });

    expect(await screen.findByRole('link', { name: 'FMCSA field office' })).toBeVisible();
    expect(api.sent('GET', '/api/audits')[0]?.query.get('organizationId')).toBe('018f0000-0000-7000-8000-0000000000aa');
  });
});

describe('an audit', () => {
  it('shows the request, the sample with its seed, and the files with what is missing', async () => {
    const { screen } = await openAudit();

    expect(await screen.findByRole('heading', { level: 1, name: 'FMCSA field office' })).toBeVisible();
    expect(screen.getByText('SEED2345')).toBeVisible();
    expect(screen.getByText('1 of 12 files from 01/01/2026 to 11/23/2026, at random')).toBeVisible();
    expect(screen.getByText('1 missing · 2 unknown')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open file of Maria Gomez' })).toHaveAttribute(
      'href',
      expect.stringContaining('day=2026-11-23'),
    );
  });

  it('creates a link and shows its secrets once', async () => {
    const secrets = {
      _id: AUDIT_ID,
      url: 'http://localhost/audit/abc',
      accessCode: 'ABCDE23456',
      expiresAt: '2026-12-07T15:00:00.000Z',
    };
    const { screen, browser, api } = await openAudit(anAudit(), (fake) =>
      fake.on('POST', '/api/audits/{id}/links', ok(secrets)),
    );
    await browser.click(await screen.findByRole('button', { name: 'Create reader link' }));
    const dialog = await screen.findByRole('dialog', { name: 'New link' });
    await browser.click(within(dialog).getByRole('button', { name: 'Create reader link' }));
    expect(api.sent('POST', '/api/audits/{id}/links')).toEqual([]);
    await browser.type(within(dialog).getByLabelText('Name of the reader'), 'Inspector Lee');
    await browser.click(within(dialog).getByRole('button', { name: 'Create reader link' }));

    expect(await screen.findByText('ABCDE23456')).toBeVisible();
    expect(api.sent('POST', '/api/audits/{id}/links')[0]?.body).toEqual({
      reader: 'Inspector Lee',
      days: 14,
      allowsOriginals: false,
    });
  });

  it('refuses links while the packet is built, and builds it again after a failure', async () => {
    const { screen, browser, api } = await openAudit(anAudit({ state: 'failed', filesReady: 0 }), (fake) =>
      fake.on('POST', '/api/audits/{id}/packet', ok()),
    );

    expect(await screen.findByText('The packet is not ready yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Build packet again' }));
    expect(api.sent('POST', '/api/audits/{id}/packet')).toHaveLength(1);
  });

  it('corrects the day of production with a reason, and shows the earlier days', async () => {
    const by = { recordedBy: 'Robin Vale', recordedAt: '2026-11-25T15:00:00.000Z' };
    const productions = [
      { _id: AUDIT_ID, producedOn: '2026-11-25', handedOver: '', reason: 'Typed wrong', ...by },
      { _id: DOCUMENT_ID, producedOn: '2026-11-24', handedOver: 'By link', reason: null, ...by },
    ];
    const { screen, browser, api } = await openAudit(anAudit({ productions }), (fake) =>
      fake.on('PUT', '/api/audits/{id}/production', ok()),
    );
    expect(await screen.findByRole('cell', { name: 'By link' })).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Change day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change day' });
    await browser.click(within(dialog).getByRole('button', { name: 'Save day' }));
    expect(api.sent('PUT', '/api/audits/{id}/production')).toEqual([]);
    await browser.type(within(dialog).getByLabelText('Reason for the change'), 'By mail');
    await browser.click(within(dialog).getByRole('button', { name: 'Save day' }));

    expect(api.sent('PUT', '/api/audits/{id}/production')[0]?.body).toEqual({
      ...{ producedOn: '2026-11-25', handedOver: '', reason: 'By mail' },
    });
  });

  it('offers nothing to change to operations', async () => {
    const { screen } = await openAudit(anAudit({ mayManage: false }));

    expect(await screen.findByText('SEED2345')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create reader link' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as produced' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download packet' })).toBeVisible();
  });
});
