import { ProblemError } from '#domain/problems';

export const readVerification = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const readVerifications = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
