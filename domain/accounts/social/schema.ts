import { z } from 'zod';
import { tooLong } from '../../shared/too-long';
import { Password, TypedPhone } from '../fields/schema';
import { HomeAddress } from '../sign-in/schema';
import { socialProviders } from './providers';

/** Not an enum, so that an unknown provider gets an error text of its own. */
export const ProviderParams = z.object({ provider: z.string().max(20, tooLong()) });

/** The providers that this installation has keys for; the others have no button. */
export const SocialProvidersView = z
  .object({ providers: z.array(z.enum(socialProviders)) })
  .meta({ id: 'SocialProviders' });
/** The providers that the sign-in page offers. */
export type SocialProvidersView = z.infer<typeof SocialProvidersView>;

/** The ways to sign in to an account. */
export const SignInMethod = z.enum(['password', ...socialProviders]);
/** The password, or a provider. */
export type SignInMethod = z.infer<typeof SignInMethod>;

/** The options of a provider's proof; shown only to its holder. */
export const SocialSignInState = z
  .object({
    provider: z.enum(socialProviders),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Whether the person already signs in to an account with this provider. */
    isRegistered: z.boolean(),
    /** If the address has an account without this provider: the methods with which its owner can link the two. */
    linkBy: z.array(SignInMethod).nullable(),
  })
  .meta({ id: 'SocialSignInState' });
/** The options of a visitor who comes from a provider. */
export type SocialSignInState = z.infer<typeof SocialSignInState>;

/** Signs in to the existing account with its password and links the provider to it. */
export const LinkByPassword = z.object({ password: Password }).meta({ id: 'LinkByPassword' });
/** The password of the existing account. */
export type LinkByPassword = z.infer<typeof LinkByPassword>;

/** Required details of a driver that providers do not share: phone and city. */
export const FinishSignUp = z
  .object({
    phone: TypedPhone,
    address: HomeAddress,
    /** Consent to text messages. */
    smsConsent: z.boolean().default(false),
  })
  .meta({ id: 'FinishSignUp' });
/** The rest of a sign-up through a provider. */
export type FinishSignUp = z.infer<typeof FinishSignUp>;

/** The providers linked to the signed-in person's account. */
export const LinkedProvidersView = z
  .object({
    hasPassword: z.boolean(),
    linked: z.array(z.object({ provider: z.enum(socialProviders), email: z.string(), linkedAt: z.iso.datetime() })),
  })
  .meta({ id: 'LinkedProviders' });
/** The sign-in methods of the signed-in person's account. */
export type LinkedProvidersView = z.infer<typeof LinkedProvidersView>;
