import { z } from 'zod';
import { tooLong } from '../../shared/too-long';
import { TypedPhone } from '../fields/schema';

/** The base64 secret that an app's web view puts into /auth/tokenLogin/:token. */
export const WebViewToken = z
  .object({ token: z.string({ error: 'This field is required' }).min(1).max(200, tooLong()) })
  .meta({ id: 'WebViewToken' });
/** Signs a person in to a web view, once. */
export type WebViewToken = z.infer<typeof WebViewToken>;

/** The page that may show the product in a frame and receive its events (docs/web-view.md). */
export const WebViewHost = z.object({ origin: z.string().nullable() }).meta({ id: 'WebViewHost' });
/** Null if no page may do so. */
export type WebViewHost = z.infer<typeof WebViewHost>;

/** Like the real sign-in, the demo requires a phone number; nothing is sent to it, and it is not stored. */
export const EnterDemo = z.object({ phone: TypedPhone }).meta({ id: 'EnterDemo' });
/** The request of a demo visitor who signs in. */
export type EnterDemo = z.infer<typeof EnterDemo>;
