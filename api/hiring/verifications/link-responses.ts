import { ProblemError } from '#domain/problems';

export const answerByLink = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const declineByLink = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const refuseCorrectionByLink = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
