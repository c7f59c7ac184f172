/** Sign-in pages, loaded as one chunk. Other modules import them directly. */
export { CarrierLoginPage } from '../../features/accounts/components/carrier-login-page';
export { DriverLoginPage } from '../../features/accounts/components/driver-login-page';
export { EmailLoginPage } from '../../features/accounts/components/email-login-page';
export { LogOutPage } from '../../features/accounts/components/log-out-page';
export { RegisterAsDriverPage } from '../../features/accounts/components/register-as-driver-page';
export { ForbiddenPage } from '../../features/errors/components/forbidden-page';
export { NotFoundPage } from '../../features/errors/components/not-found-page';
