import { applicationQuery } from '#web/entities/driver/application';
import { driverMeQuery } from '#web/entities/driver/me';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { currentUserQuery } from '#web/shared/session/current-user';
import { withProof } from '#web/shared/session/proof';

const touched = () => [applicationQuery().queryKey, driverMeQuery().queryKey, currentUserQuery().queryKey];

/** Texts a code to the number. */
export const useSendPhoneCode = () =>
  useCommand({
    send: (phone: string) =>
      withProof(() => call(api.POST('/api/driver-profile/verification/phone', { body: { phone } }))),
  });

/** Confirms the number with the texted code. */
export const useConfirmPhoneCode = (onDone: () => void) =>
  useCommand({
    send: (body: { phone: string; code: string }) =>
      withProof(() => call(api.PUT('/api/driver-profile/verification/phone', { body }))),
    invalidates: touched,
    onDone,
  });

/** Emails the confirmation link again. */
export const useResendConfirmationLink = (onDone: () => void) =>
  useCommand({ send: (email: string) => call(api.POST('/api/auth/resendConfirmEmail', { body: { email } })), onDone });

/** Emails a link to a new address; opening it changes the address. */
export const useChangeEmail = (onDone: () => void) =>
  useCommand({
    send: (email: string, request) =>
      withProof(() => call(api.PUT('/api/driver-profile/verification/email', { ...request, body: { email } }))),
    invalidates: touched,
    onDone,
  });
