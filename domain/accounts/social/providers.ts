/** The providers that people can sign in with. */
export const socialProviders = ['google', 'facebook', 'apple', 'indeed'] as const;
/** One of {@link socialProviders}. */
export type SocialProvider = (typeof socialProviders)[number];

/** Whether a text names a provider. */
export function isSocialProvider(name: string): name is SocialProvider {
  return socialProviders.some((provider) => provider === name);
}
