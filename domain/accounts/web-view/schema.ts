import { z } from 'zod';

import { TypedPhone } from '../fields/schema';

/** The base64 secret that an app's web view puts into /auth/tokenLogin/:token. */
export const WebViewToken = z
  .object({ token: z.string({ error: 'This field is required' }).min(1).max(200) })
  .meta({ id: 'WebViewToken' });
/** Brings a signed-in person along into a web-view, once. */
export type WebViewToken = z.infer<typeof WebViewToken>;

/** The demo asks for a phone as the real sign-in does; nothing is sent to it, and it is not kept. */
export const EnterDemo = z.object({ phone: TypedPhone }).meta({ id: 'EnterDemo' });
/** A visitor of the demo. */
export type EnterDemo = z.infer<typeof EnterDemo>;
