import { ProblemError } from '#domain/problems';

export const cancelVerification = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const closeGoodFaith = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const recordAttempt = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const startVerification = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
