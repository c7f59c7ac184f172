import { ProblemError } from '#domain/problems';

export const openAnswer = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openAttachment = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openAttempt = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openConsent = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openGoodFaith = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const openNonResponseReport = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
