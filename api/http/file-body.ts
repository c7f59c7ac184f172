import express, { type Request, type Response } from 'express';
import { ProblemError } from '#domain/problems';

/** Reads the body as a file. Only after authentication, so that strangers cannot exhaust memory. */
export async function readFileBody(
  request: Request,
  response: Response,
  { maxBytes }: { readonly maxBytes: number },
): Promise<void> {
  const read = express.raw({ type: () => true, limit: maxBytes, inflate: false });
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(isTooLarge(error) ? new ProblemError('file-too-large') : (error as Error));
    });
  });
}

/** The request's file; empty if it has none. */
export function fileOf({ body }: Pick<Request, 'body'>): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}
