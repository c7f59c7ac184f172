import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DRAFT_LIFETIME_MS, dropOldDrafts, keepDraft, readDraft } from '#web/shared/form/draft-storage';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.restoreAllMocks();
});

function later(ms: number) {
  const then = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(then);
}

describe('a draft', () => {
  it('is restored within a week, even after the browser was closed', () => {
    keepDraft(window.localStorage, 'home', { street: '12 Pier Road' });
    later(DRAFT_LIFETIME_MS - 1_000);
    dropOldDrafts();

    expect(readDraft(window.localStorage, 'home')).toEqual({ street: '12 Pier Road' });
  });

  it('is deleted after a week, when its form is opened', () => {
    keepDraft(window.localStorage, 'home', { street: '12 Pier Road' });
    later(DRAFT_LIFETIME_MS);

    expect(readDraft(window.localStorage, 'home')).toBeUndefined();
    expect(window.localStorage).toHaveLength(0);
  });

  it('is deleted after a week even if its form is not opened, like drafts of other releases; the rest stays', () => {
    keepDraft(window.localStorage, 'home', { street: '12 Pier Road' });
    keepDraft(window.sessionStorage, 'order', {});
    window.localStorage.setItem('gladhand.draft.old', '{"street":"12 Pier Road"}');
    window.localStorage.setItem('gladhand.draft.older', 'no JSON');
    window.localStorage.setItem('gladhand.signedIn', '1');
    later(DRAFT_LIFETIME_MS);

    dropOldDrafts();

    expect(Object.keys(window.localStorage)).toEqual(['gladhand.signedIn']);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
