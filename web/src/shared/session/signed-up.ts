import { dropDraft, keepDraft, readDraft } from '#web/shared/form/draft-storage';

/** Marks that somebody signed up in this browser and nobody has signed in since; it names nobody. */
const KEY = 'gladhand.signedUp';
const IN_TAB = 'signedUp';

/** The address stays in the tab, where a reload of the page continues with its confirmation. */
export const markSignedUp = (email: string) => {
  window.localStorage.setItem(KEY, 'true');
  keepDraft(window.sessionStorage, IN_TAB, { email });
};
export const hasSignedUp = (): boolean => window.localStorage.getItem(KEY) !== null;
export const signedUpInTab = () => readDraft(window.sessionStorage, IN_TAB) as { readonly email: string } | undefined;
/** The address was wrong: the person signs up with another one. */
export const discardSignedUpInTab = () => {
  dropDraft(window.sessionStorage, IN_TAB);
};
export const clearSignedUp = () => {
  window.localStorage.removeItem(KEY);
  discardSignedUpInTab();
};
