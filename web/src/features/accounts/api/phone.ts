import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { useSessionCommand } from './use-session-command';

/** Requests a sign-in code by text message. */
export const useSendSignInCode = () =>
  useCommand({
    send: ({ phone }: { phone: string }, request) =>
      call(api.POST('/api/auth/signInByPhone/code', { ...request, body: { phone } })),
  });

export const useSignInByPhone = (phone: string) =>
  useSessionCommand(({ code }: { code: string }, request) =>
    call(api.POST('/api/auth/signInByPhone', { ...request, body: { phone, code } })),
  );
