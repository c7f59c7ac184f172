/** Sign-in pages, loaded as one chunk. Other modules import them directly. */
export { CarrierLoginPage } from '#web/features/accounts/components/carrier-login-page';
export { DriverLoginPage } from '#web/features/accounts/components/driver-login-page';
export { EmailLoginPage } from '#web/features/accounts/components/email-login-page';
export { LogOutPage } from '#web/features/accounts/components/log-out-page';
export { RegisterAsDriverPage } from '#web/features/accounts/components/register-as-driver-page';
export { ForbiddenPage } from '#web/features/errors/components/forbidden-page';
export { NotFoundPage } from '#web/features/errors/components/not-found-page';
