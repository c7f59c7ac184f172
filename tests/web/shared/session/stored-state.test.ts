import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  resetForAnotherPerson,
  resetOnNewDeployment,
  resetStoredState,
} from '../../../../web/src/shared/session/stored-state';
import { setThemeMode } from '../../../../web/src/shared/theme/theme-mode';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

const keepSomething = () => {
  window.sessionStorage.setItem('gladhand.draft.order', '{}');
  window.localStorage.setItem('gladhand.signedIn', '1');
  setThemeMode('dark');
};

describe('what the browser keeps', () => {
  it('goes all at once, and the page shows it', () => {
    keepSomething();

    resetStoredState();

    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('stays while the deployment stays', () => {
    resetOnNewDeployment('main-1.js');
    keepSomething();

    resetOnNewDeployment('main-1.js');

    expect(window.sessionStorage.getItem('gladhand.draft.order')).toBe('{}');
  });

  it('goes with a new deployment, which does not sign anybody out', () => {
    resetOnNewDeployment('main-1.js');
    keepSomething();

    resetOnNewDeployment('main-2.js');

    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage.getItem('gladhand.theme')).toBeNull();
    expect(window.localStorage.getItem('gladhand.signedIn')).toBe('1');
  });

  it('is for the person who left it, and for nobody who signs in after him', () => {
    resetForAnotherPerson('maria');
    keepSomething();

    resetForAnotherPerson('maria');
    const forHerself = window.sessionStorage.getItem('gladhand.draft.order');
    resetForAnotherPerson('robin');

    expect(forHerself).toBe('{}');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
