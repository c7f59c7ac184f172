import { z } from 'zod';

import { HomeAddress } from '../sign-in/schema';
import { Password, TypedPhone } from '../fields/schema';
import { socialProviders } from './providers';

/** Not an enum: an unknown network is refused with its own text. */
export const ProviderParams = z.object({ provider: z.string().max(20) });

/** The networks that this installation has keys for; no keys, no button. */
export const SocialProvidersView = z
  .object({ providers: z.array(z.enum(socialProviders)) })
  .meta({ id: 'SocialProviders' });
/** What may be offered on the sign-in page. */
export type SocialProvidersView = z.infer<typeof SocialProvidersView>;

/** How an account may be entered. */
export const SignInMethod = z.enum(['password', ...socialProviders]);
/** A password, or a network. */
export type SignInMethod = z.infer<typeof SignInMethod>;

/** What a network's proof is good for here; told to nobody without one. */
export const SocialSignInState = z
  .object({
    provider: z.enum(socialProviders),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Whether the network's person has an account that he signs in to with it. */
    isRegistered: z.boolean(),
    /** The address has an account that knows nothing of this network: how its owner may enter it to link the two. */
    linkBy: z.array(SignInMethod).nullable(),
  })
  .meta({ id: 'SocialSignInState' });
/** Where somebody who comes from a network stands. */
export type SocialSignInState = z.infer<typeof SocialSignInState>;

/** Enters the existing account by its password and links the network to it. */
export const LinkByPassword = z.object({ password: Password }).meta({ id: 'LinkByPassword' });
/** The password of the existing account. */
export type LinkByPassword = z.infer<typeof LinkByPassword>;

/** Required details of a driver that the network does not share: contact data and city. */
export const FinishSignUp = z
  .object({
    phone: TypedPhone,
    address: HomeAddress,
    /** Whether we may write to the phone. */
    smsConsent: z.boolean().default(false),
  })
  .meta({ id: 'FinishSignUp' });
/** The rest of a sign-up through a network. */
export type FinishSignUp = z.infer<typeof FinishSignUp>;

/** The networks of the signed-in person's account. */
export const LinkedProvidersView = z
  .object({
    hasPassword: z.boolean(),
    linked: z.array(z.object({ provider: z.enum(socialProviders), email: z.string(), linkedAt: z.iso.datetime() })),
  })
  .meta({ id: 'LinkedProviders' });
/** The ways into one's own account. */
export type LinkedProvidersView = z.infer<typeof LinkedProvidersView>;
