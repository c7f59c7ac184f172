import { ProblemError } from '#domain/problems';

export const attachRebuttal = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const disputeAnswer = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const reviewAnswer = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
