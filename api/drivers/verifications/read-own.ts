import { ProblemError } from '#domain/problems';

export const readOwnVerification = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const readOwnVerifications = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
