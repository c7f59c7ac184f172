import { ProblemError } from '#domain/problems';

export const openOwnAnswer = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openOwnAttachment = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openOwnConsent = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
