import { beforeEach, describe, expect, it } from '@jest/globals';
import { resetForAnotherPerson, resetOnNewDeployment, resetStoredState } from '#web/shared/session/stored-state';
import { setThemeMode } from '#web/shared/theme/theme-mode';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

function keepSomething() {
  window.sessionStorage.setItem('gladhand.draft.order', '{}');
  window.localStorage.setItem('gladhand.signedIn', '1');
  setThemeMode('dark');
}

describe('the stored state', () => {
  it('is cleared completely, and the page updates', () => {
    keepSomething();

    resetStoredState();

    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('keeps taps that are not sent yet, for the next user of the browser', () => {
    resetOnNewDeployment('main-1.js');
    keepSomething();
    window.localStorage.setItem('gladhand.unsentClock.maria.1', '{}');
    window.localStorage.setItem('gladhand.unsentDuty.maria', '[]');

    resetOnNewDeployment('main-2.js');
    resetForAnotherPerson('robin');
    resetForAnotherPerson('dana');
    resetStoredState();

    expect(Object.keys(window.localStorage)).toEqual(['gladhand.unsentClock.maria.1', 'gladhand.unsentDuty.maria']);
  });

  it('is kept within a deployment', () => {
    resetOnNewDeployment('main-1.js');
    keepSomething();

    resetOnNewDeployment('main-1.js');

    expect(window.sessionStorage.getItem('gladhand.draft.order')).toBe('{}');
  });

  it('is cleared by a new deployment, which signs nobody out', () => {
    resetOnNewDeployment('main-1.js');
    keepSomething();

    resetOnNewDeployment('main-2.js');

    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage.getItem('gladhand.theme')).toBeNull();
    expect(window.localStorage.getItem('gladhand.signedIn')).toBe('1');
  });

  it('is kept for the same person and deleted when another person signs in', () => {
    resetForAnotherPerson('maria');
    keepSomething();

    resetForAnotherPerson('maria');
    const forTheSamePerson = window.sessionStorage.getItem('gladhand.draft.order');
    resetForAnotherPerson('robin');

    expect(forTheSamePerson).toBe('{}');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
