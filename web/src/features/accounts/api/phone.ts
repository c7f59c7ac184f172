import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
import { useEntering } from './use-entering';

/** Asks for a code by text message. */
export const useAskForSignInCode = () =>
  useCommand({
    send: ({ phone }: { phone: string }, request) =>
      call(api.POST('/api/auth/signInByPhone/code', { ...request, body: { phone } })),
  });

export const useSignInByPhone = (phone: string) =>
  useEntering(({ code }: { code: string }, request) =>
    call(api.POST('/api/auth/signInByPhone', { ...request, body: { phone, code } })),
  );
