import { accountingFields } from './accounting';
import { accountFields } from './accounts';
import { adverseActionFields } from './adverse-actions';
import { agreementFields } from './agreements';
import { auditFields } from './audits';
import { autopilotFields } from './autopilot';
import { dossierFields } from './dossier';
import { driverFields } from './drivers';
import { employmentApplicationFields } from './employment-applications';
import { exactFields } from './exact';
import { fileAccessFields } from './file-access';
import { fileExportFields } from './file-exports';
import { fileFields } from './files';
import { hiringFields } from './hiring';
import { invoiceFields } from './invoices';
import { jobOrderFields } from './job-orders';
import { noteFields } from './notes';
import { operationsFields } from './operations';
import { payFields } from './pay';
import { purchaseFields } from './purchases';
import { reportFields } from './reports';
import { requirementFields } from './requirements';
import { sharedFields } from './shared';
import { timesheetFields } from './timesheets';
import { verificationFields } from './verifications';
import { webhookFields } from './webhooks';

/** The descriptions of fields; where keys collide, the last list wins. */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  ...timesheetFields,
  ...payFields,
  ...purchaseFields,
  ...sharedFields,
  ...jobOrderFields,
  ...driverFields,
  ...accountFields,
  ...accountingFields,
  ...hiringFields,
  ...operationsFields,
  ...reportFields,
  ...requirementFields,
  ...autopilotFields,
  ...noteFields,
  ...fileFields,
  ...dossierFields,
  ...fileAccessFields,
  ...fileExportFields,
  ...adverseActionFields,
  ...agreementFields,
  ...verificationFields,
  ...employmentApplicationFields,
  ...auditFields,
  ...invoiceFields,
  ...webhookFields,
  ...exactFields,
};

/** The location of a field: its schema, the field that contains it, and its own name. */
export interface FieldPlace {
  readonly schema: string;
  readonly parent?: string | undefined;
  readonly name: string;
}

/** The description for the containing field (`parent.field`), else for the schema (`Schema.field`), else for the name. */
export function fieldDescription({ schema, parent, name }: FieldPlace): string | undefined {
  const inParent = parent === undefined ? undefined : fieldDescriptions[`${parent}.${name}`];
  return inParent ?? fieldDescriptions[`${schema}.${name}`] ?? fieldDescriptions[name];
}

/** The parts of a JSON schema that contain fields. */
export interface DescribedSchema {
  description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly items?: DescribedSchema;
  readonly additionalProperties?: DescribedSchema | boolean;
  readonly anyOf?: readonly DescribedSchema[];
  readonly oneOf?: readonly DescribedSchema[];
  readonly allOf?: readonly DescribedSchema[];
}

/** Whether the value of a field may be null. */
export function allowsNull({
  type = [],
  enum: values = [],
  const: value,
  anyOf = [],
  oneOf = [],
}: DescribedSchema): boolean {
  return [type].flat().includes('null') || [...values, value].includes(null) || [...anyOf, ...oneOf].some(allowsNull);
}

/** The description of a name without the meaning of null, for a field that is never null. */
const withoutNull = (description: string): string => description.replace(/; null [^;.]*/, '');

/** Writes a description to every field of a schema that has none yet. */
export function describeFields(schema: DescribedSchema | undefined, place: Omit<FieldPlace, 'name'>): void {
  if (schema === undefined) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const description = field.description ?? fieldDescription({ ...place, name });
    if (description !== undefined) field.description = allowsNull(field) ? description : withoutNull(description);
    describeFields(field, { schema: place.schema, parent: name });
  }
  const { items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  for (const part of [...(items === undefined ? [] : [items]), ...values, ...anyOf, ...oneOf, ...allOf]) {
    describeFields(part, place);
  }
}
