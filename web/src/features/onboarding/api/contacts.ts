import { applicationQuery } from '../../../shared/driver/application';
import { driverMeQuery } from '../../../shared/driver/me';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
import { currentUserQuery } from '../../../shared/session/current-user';
import { withProof } from '../../../shared/session/proof';

const touched = () => [applicationQuery().queryKey, driverMeQuery().queryKey, currentUserQuery().queryKey];

/** Texts a code to the number. */
export const useSendPhoneCode = () =>
  useCommand({
    send: (phone: string) =>
      withProof(() => call(api.POST('/api/driver-profile/verification/phone', { body: { phone } }))),
  });

/** Confirms the number with the texted code. */
export const useProvePhone = (onDone: () => void) =>
  useCommand({
    send: (body: { phone: string; code: string }) =>
      withProof(() => call(api.PUT('/api/driver-profile/verification/phone', { body }))),
    invalidates: touched,
    onDone,
  });

/** Emails the confirmation link again. */
export const useMailLinkAgain = (onDone: () => void) =>
  useCommand({ send: (email: string) => call(api.POST('/api/auth/resendConfirmEmail', { body: { email } })), onDone });

/** Emails a link to a new address; opening it changes the address. */
export const useChangeEmail = (onDone: () => void) =>
  useCommand({
    send: (email: string, request) =>
      withProof(() => call(api.PUT('/api/driver-profile/verification/email', { ...request, body: { email } }))),
    invalidates: touched,
    onDone,
  });
