import type { Request, RequestHandler } from 'express';
import type { ApiDeps } from '../../deps';
import { useLink } from './open-link';

/** The header with the access code of an uploaded file, whose body has no room for it. */
const ACCESS_CODE_HEADER = 'X-Access-Code';

/** The access code of an upload; empty without one. */
export const accessCodeIn = (request: Pick<Request, 'get'>): string => request.get(ACCESS_CODE_HEADER) ?? '';

/** Refuses an upload without a usable link before its body is read, so that strangers cannot exhaust memory. */
export const voeGate =
  (deps: Pick<ApiDeps, 'db' | 'sealer' | 'vault' | 'now'>): RequestHandler<{ urlCode: string }> =>
  async (request, _response, next) => {
    await useLink(deps, { urlCode: request.params.urlCode, accessCode: accessCodeIn(request) });
    next();
  };
