import { webhookDataSchemas } from '#domain/webhooks/event-schema';
import { webhookEventTypes } from '#domain/webhooks/event-types';
import texts from '../../web/src/shared/i18n/locales/en/webhooks.json';
import { code, codes, type Table } from './markdown';

const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.event;

function meaningOf(type: string): string {
  const [group = '', name = ''] = type.split('.');
  return meanings[group]?.[name] ?? '';
}

/** The tables of `docs/webhooks.md`, by the name in their marker. */
export const webhookTables: Readonly<Record<string, Table>> = {
  events: {
    head: ['Event', 'When', 'Data'],
    rows: webhookEventTypes.map((type) => [
      code(type),
      meaningOf(type),
      codes(Object.keys(webhookDataSchemas[type].shape)),
    ]),
  },
};
