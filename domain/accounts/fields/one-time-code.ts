/** Six digits, as a text message brings them. */
export const ONE_TIME_CODE = /^\d{6}$/;

/** Why a typed code can be no right one, or nothing. */
export const checkTypedCode = (typed: string): 'required' | 'code-not-valid' | undefined => {
  if (typed.trim() === '') return 'required';
  return ONE_TIME_CODE.test(typed.trim()) ? undefined : 'code-not-valid';
};
