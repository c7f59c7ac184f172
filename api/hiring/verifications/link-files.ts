import { ProblemError } from '#domain/problems';

export const attachFile = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
export const detachFile = (..._: unknown[]): Promise<never> => Promise.reject(new ProblemError('unavailable'));
