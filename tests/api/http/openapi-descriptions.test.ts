import { describe, expect, it } from '@jest/globals';
import { describedDocument } from '#api/docs/describe';
import { allowsNull, type DescribedSchema, fieldDescriptions } from '#api/docs/fields/describe-fields';
import { operationNotes } from '#api/docs/operation-notes';
import { schemaDescriptions } from '#api/docs/schemas/describe-schemas';
import { isFileResponse, isRedirectResponse, type Route } from '#api/http/define-route';
import { tags } from '#api/http/tags';
import { allRoutes } from '#api/routes';

interface Schema extends Pick<DescribedSchema, 'type' | 'enum' | 'const'> {
  readonly description?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name?: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}
interface Described {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = JSON.parse(JSON.stringify(describedDocument(allRoutes))) as Described;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const operationOf = ({ method, paths: [path] }: Route) => document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];

interface Field {
  readonly path: string;
  readonly field: Schema;
}

/** Returns all fields of a schema with their paths. */
function fieldsOf(schema: Schema | undefined, path: string): Field[] {
  if (schema === undefined) return [];
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    { path: `${path}.${name}`, field },
    ...fieldsOf(field, `${path}.${name}`),
  ]);
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [items, ...values, ...anyOf, ...oneOf, ...allOf];
  return [...fields, ...parts.flatMap((part) => fieldsOf(part, path))];
}

const contentFields = (): Field[] =>
  operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema, operationId)),
    ),
  );
const schemaFields = (): Field[] =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => fieldsOf(schema, name));

/** Returns the fields whose description differs from the schema. */
const fieldsWhere = (isWrong: (field: Schema, description: string) => boolean): string[] =>
  [...schemaFields(), ...contentFields()]
    .filter(({ field }) => isWrong(field, field.description ?? ''))
    .map(({ path, field }) => `${path}: ${field.description ?? ''}`);

const hasFormat = ({ format, anyOf = [], oneOf = [] }: Schema, wanted: string): boolean =>
  format === wanted || [...anyOf, ...oneOf].some((part) => hasFormat(part, wanted));

describe('the API documentation', () => {
  it('summarizes each operation in sentence case, without a period', () => {
    const wrong = operations.filter(({ summary = '' }) => !/^[A-Z][a-z]+ .{2,70}[^.]$/.test(summary));

    expect(wrong.map(({ operationId, summary }) => ({ operationId, summary }))).toEqual([]);
  });

  it('begins each summary with a verb', () => {
    const verbs =
      /^(Accept|Activate|Answer|Apply|Approve|Assign|Attach|Book|Cancel|Change|Check|Claim|Clear|Close|Complete|Confirm|Contact|Count|Create|Deactivate|Decline|Delete|Disable|Dispute|Download|Duplicate|Enable|End|Evaluate|Export|Extend|Give up|Grant|Hire|Import|Invite|Join|Keep|Link|List|Mark|Move|Order|Pause|Preview|Propose|Reactivate|Record|Refresh|Reject|Release|Reopen|Replace|Replay|Report|Request|Reschedule|Rescind|Resend|Retrieve|Return|Review|Revoke|Run|Save|Schedule|Search|Send|Set|Sign|Snooze|Start|Submit|Summarize|Take|Undo|Unlink|Update|Upload|Withdraw) /;

    expect(operations.map(({ summary = '' }) => summary).filter((summary) => !verbs.test(summary))).toEqual([]);
  });

  it('describes each operation and puts it under a described tag', () => {
    const names = document.tags.map(({ name }) => name);
    const wrong = operations.filter(
      ({ description = '', tags: own = [] }) => description === '' || !names.includes(own[0] ?? ''),
    );

    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
    expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
    expect(names.filter((name) => !operations.some(({ tags: own = [] }) => own.includes(name)))).toEqual([]);
    expect(names).toHaveLength(tags.length);
  });

  it('describes each parameter', () => {
    const missing = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ name, description }) => name !== undefined && description === undefined)
        .map(({ name }) => `${operationId}: ${String(name)}`),
    );

    expect(missing).toEqual([]);
  });

  it('describes each schema and each field', () => {
    const { schemas } = document.components;

    expect(Object.keys(schemas).filter((name) => schemas[name]?.description === undefined)).toEqual([]);
    expect(fieldsWhere(({ description }) => description === undefined)).toEqual([]);
  });

  it('says what null means for each field that may be null, and for no other', () => {
    expect(fieldsWhere((field, description) => allowsNull(field) !== /\bnull\b/.test(description))).toEqual([]);
  });

  it('says when a Boolean field is true, the format of dates, and that times are in UTC', () => {
    expect(fieldsWhere(({ type }, description) => type === 'boolean' && !/^(True|Always) /.test(description))).toEqual(
      [],
    );
    expect(
      fieldsWhere((field, description) => hasFormat(field, 'date') && !description.includes('yyyy-mm-dd')),
    ).toEqual([]);
    expect(fieldsWhere((field, description) => hasFormat(field, 'date-time') && !description.includes('UTC'))).toEqual(
      [],
    );
  });

  it('describes nothing that the API does not have', () => {
    const text = JSON.stringify(document);
    const ids = operations.map(({ operationId }) => operationId);

    expect(Object.keys(schemaDescriptions).filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(Object.keys(operationNotes).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.values(fieldDescriptions).filter((sentence) => !text.includes(JSON.stringify(sentence)))).toEqual([]);
  });

  it('shows a valid example of each request body', () => {
    const bodies = allRoutes.filter(({ body }) => body !== undefined);
    const wrong = bodies.filter((route) => {
      const example = operationOf(route)?.requestBody?.content['application/json']?.example;
      return route.body?.safeParse(example).success !== true;
    });

    expect(bodies.length).toBeGreaterThan(80);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('shows a valid example of each JSON response', () => {
    const wrong = allRoutes.flatMap((route) => {
      const { response } = route;
      if (response === undefined || isFileResponse(response) || isRedirectResponse(response)) return [];
      const content = Object.values(operationOf(route)?.responses ?? {})
        .map((part) => part.content?.['application/json'])
        .find((part) => part !== undefined);
      const parsed = response.safeParse(content?.example);
      return parsed.success ? [] : [{ id: route.id, issues: parsed.error.issues }];
    });

    expect(wrong).toEqual([]);
  });
});
