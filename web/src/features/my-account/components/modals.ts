import { defineModal } from '#web/shared/ui/modals';

export const emailModal = defineModal<undefined>('account-email', () =>
  import('./email-dialog').then((m) => m.EmailDialog),
);
export const phoneModal = defineModal<undefined>('account-phone', () =>
  import('./phone-dialog').then((m) => m.PhoneDialog),
);
export const passwordModal = defineModal<{ hasPassword: boolean }>('account-password', () =>
  import('./password-dialog').then((m) => m.PasswordDialog),
);
