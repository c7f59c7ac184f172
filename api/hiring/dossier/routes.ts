import { z } from 'zod';
import { DriverDossier } from '#domain/driver-dossier/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { dossierDocumentRoutes } from './document-routes';
import { openConsent, openPhoto, readDriverDossier } from './read-dossier';

const DriverParams = z.object({ driverId: z.uuid() });
const closed = [
  'not-found',
  'dq-file-not-available',
  'access-ended',
  'access-not-granted',
  'document-not-for-position',
] as const;

/** The file of a driver for carriers, which the driver's grant or the law opens (decision 050). */
export const dossierRoutes: readonly Route[] = [
  defineRoute({
    id: 'dossier.read',
    method: 'get',
    paths: ['/api/business/driver/:driverId/file'],
    permission: 'files:read',
    scope: 'organization',
    summary: "Retrieve a driver's file",
    params: DriverParams,
    response: DriverDossier,
    problems: ['not-found', 'dq-file-not-available', 'access-ended'],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: ({ params, ctx }) => readDriverDossier(ctx, params.driverId),
  }),
  defineRoute({
    id: 'dossier.open-photo',
    method: 'get',
    paths: ['/api/business/driver/:driverId/photo'],
    permission: 'files:read',
    scope: 'organization',
    summary: "Download a driver's photo",
    params: DriverParams,
    response: fileResponse('image/*'),
    problems: [...closed, 'file-not-scanned'],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: ({ params, ctx }) => openPhoto(ctx, params.driverId),
  }),
  defineRoute({
    id: 'dossier.open-consent',
    method: 'get',
    paths: ['/api/business/driver/:driverId/consents/:consentId/pdf'],
    permission: 'files:read',
    scope: 'organization',
    summary: 'Download a document that a driver signed',
    params: z.object({ driverId: z.uuid(), consentId: z.uuid() }),
    response: fileResponse('application/pdf'),
    problems: [...closed, 'too-many-at-once'],
    costly: { chargedTo: 'account', cost: 1 },
    example: ({ driverId, consentId }) => ({ params: { driverId, consentId } }),
    handler: ({ params, ctx }) => openConsent(ctx, params),
  }),
  ...dossierDocumentRoutes,
];
