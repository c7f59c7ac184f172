import { ProblemError } from '#domain/problems';

export const openLink = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openLinkConsent = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const saveDraft = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
