import { z } from 'zod';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import { findMergeValues, listPreviewCandidates } from '#db/message-templates/merge-values';
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  findTemplate,
  findTemplateKind,
  listTemplates,
} from '#db/message-templates/template-store';
import type { CarrierActor } from '#domain/accounts/actor';
import { subjectFault, type TemplateKind } from '#domain/message-templates/kinds';
import { fillFields } from '#domain/message-templates/merge-fields';
import {
  CarrierTemplate,
  CarrierTemplates,
  ChangeTemplateBody,
  NewTemplateBody,
  PreviewCandidates,
  TemplatePreview,
  TemplatePreviewBody,
} from '#domain/message-templates/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { invalid } from '../../job-orders/content';
import { requireKnown } from '../driver-search/profile';

type Carrier = RouteContext & { readonly actor: CarrierActor };

const TemplateParams = z.object({ id: z.uuid() });
const MAX_PREVIEW_CANDIDATES = 20;

/** A carrier's message templates for invitations, passes and emails to candidates. */
export const messageTemplateRoutes: readonly Route[] = [
  defineRoute({
    id: 'templates.list',
    method: 'get',
    paths: ['/api/message-templates'],
    permission: 'hiring:act',
    scope: 'self',
    summary: "List the message templates of the caller's carrier",
    response: CarrierTemplates,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ data: await listTemplates(ctx.db, ctx.actor.organizationId) }),
  }),
  defineRoute({
    id: 'templates.preview-candidates',
    method: 'get',
    paths: ['/api/message-templates/candidates'],
    permission: 'hiring:act',
    scope: 'self',
    summary: 'List candidates with whom a message template can be previewed',
    response: PreviewCandidates,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx: { db, actor } }) => ({
      data: await listPreviewCandidates(db, {
        organizationId: actor.organizationId,
        limit: MAX_PREVIEW_CANDIDATES,
      }),
    }),
  }),
  defineRoute({
    id: 'templates.preview',
    method: 'post',
    paths: ['/api/message-templates/preview'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Preview a message template for a candidate',
    body: TemplatePreviewBody,
    response: TemplatePreview,
    problems: ['not-found'],
    example: ({ driverId, orderId }) => ({ body: { text: 'Hello {firstName}', driverId, orderId } }),
    handler: async ({ body: { text, driverId, orderId }, ctx }) => {
      await requireKnown(ctx, driverId);
      const { organizationId, userId: senderId } = ctx.actor;
      const values = await findMergeValues(ctx.db, { driverId, orderId, organizationId, senderId });
      if (values === undefined) throw new ProblemError('not-found');
      return { text: fillFields(text, values) };
    },
  }),
  defineRoute({
    id: 'templates.add',
    method: 'post',
    paths: ['/api/message-templates'],
    permission: 'templates:manage',
    scope: 'self',
    summary: 'Create a message template',
    body: NewTemplateBody,
    status: 201,
    response: CarrierTemplate,
    problems: ['template-name-taken'],
    example: () => ({ body: { kind: 'invite', name: 'Night runs', subject: null, text: 'Hello {firstName}' } }),
    handler: async ({ body, ctx }) => {
      const id = ctx.idempotency.derivedId('template');
      await once(ctx, async (trx) => {
        const { organizationId, userId: by } = ctx.actor;
        const isAdded = await addTemplate(trx, { id, organizationId, ...body, by, at: ctx.now() });
        if (!isAdded) throw new ProblemError('template-name-taken');
        await announceTemplate(trx, { id, organizationId });
      });
      return readTemplate(ctx, id);
    },
  }),
  defineRoute({
    id: 'templates.change',
    method: 'put',
    paths: ['/api/message-templates/:id'],
    permission: 'templates:manage',
    scope: 'organization',
    summary: 'Update a message template',
    params: TemplateParams,
    body: ChangeTemplateBody,
    response: CarrierTemplate,
    problems: ['not-found', 'template-changed', 'template-name-taken'],
    example: ({ messageTemplateId }) => ({
      params: { id: messageTemplateId },
      body: { name: 'Night runs', subject: null, text: 'Hello {firstName}', version: 1 },
    }),
    handler: async ({ params: { id }, body: { version, ...body }, ctx }) => {
      await once(ctx, async (trx) => {
        const { organizationId, userId: by } = ctx.actor;
        const fault = subjectFault({ kind: await requireOwn(trx, { id, organizationId }), subject: body.subject });
        if (fault !== undefined) throw invalid('/subject', fault);
        const result = await changeTemplate(trx, { id, version }, { ...body, by, at: ctx.now() });
        if (result === 'name-taken') throw new ProblemError('template-name-taken');
        if (result === 'outdated') throw new ProblemError('template-changed');
        await announceTemplate(trx, { id, organizationId });
      });
      return readTemplate(ctx, id);
    },
  }),
  defineRoute({
    id: 'templates.delete',
    method: 'delete',
    paths: ['/api/message-templates/:id'],
    permission: 'templates:manage',
    scope: 'organization',
    summary: 'Delete a message template',
    params: TemplateParams,
    problems: ['not-found'],
    example: ({ messageTemplateId }) => ({ params: { id: messageTemplateId } }),
    handler: ({ params: { id }, ctx }) =>
      once(ctx, async (trx) => {
        const { organizationId } = ctx.actor;
        await requireOwn(trx, { id, organizationId });
        await deleteTemplate(trx, id, ctx.now());
        await announceTemplate(trx, { id, organizationId });
      }),
  }),
];

interface OwnTemplate {
  readonly id: string;
  readonly organizationId: string;
}

async function requireOwn(trx: Transaction, own: OwnTemplate): Promise<TemplateKind> {
  const kind = await findTemplateKind(trx, own);
  if (kind === undefined) throw new ProblemError('not-found');
  return kind;
}

async function readTemplate({ db, actor }: Carrier, id: string): Promise<CarrierTemplate> {
  const template = await findTemplate(db, { id, organizationId: actor.organizationId });
  if (template === undefined) throw new ProblemError('template-changed');
  return template;
}

const announceTemplate = (trx: Transaction, { id, organizationId }: OwnTemplate): Promise<void> =>
  announceChange(trx, { topic: 'message-template', id, organizationId, driverId: null, orderId: null });
