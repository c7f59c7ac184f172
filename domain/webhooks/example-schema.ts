import { z } from 'zod';
import { webhookBodySchema } from './event-schema';
import { type WebhookEventType, webhookEventTypes } from './event-types';

/** The part of a JSON schema that the schemas of events use. */
interface Described {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Described[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Described>>;
}

const texts: Readonly<Record<string, string>> = {
  uuid: '0198c0de-0000-7000-8000-000000000001',
  'date-time': '2026-11-30T15:04:05.000Z',
  date: '2026-12-07',
};

function exampleOf(schema: Described): unknown {
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.enum ?? schema.anyOf ?? [];
  if (schema.enum !== undefined) return first;
  if (schema.anyOf !== undefined) return exampleOf(first as Described);
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property)]));
  }
  if (schema.type === 'integer') return schema.minimum ?? 0;
  return texts[schema.format ?? ''] ?? '';
}

/** An example of the body of an event, generated from its schema. */
export const webhookExample = (type: WebhookEventType): unknown =>
  exampleOf(z.toJSONSchema(webhookBodySchema(type)) as Described);

/** Every type of event with an example. */
export const webhookCatalog = (): readonly { readonly type: WebhookEventType; readonly example: unknown }[] =>
  webhookEventTypes.map((type) => ({ type, example: webhookExample(type) }));
