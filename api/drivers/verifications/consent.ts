import { ProblemError } from '#domain/problems';

export const readVerificationConsent = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const signVerificationConsent = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
