/** Marks that somebody signed up in this browser and nobody has signed in since; it names nobody. */
const KEY = 'gladhand.signedUp';

export const markSignedUp = () => {
  window.localStorage.setItem(KEY, 'true');
};
export const hasSignedUp = (): boolean => window.localStorage.getItem(KEY) !== null;
export const clearSignedUp = () => {
  window.localStorage.removeItem(KEY);
};
