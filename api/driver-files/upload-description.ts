import type { ProblemCode } from '#domain/problems';
import { MAX_FILE_BYTES, uploadTypes } from '#domain/driver-files/uploads';

import { statusOf } from '../http/status';
import { uploadsPath } from './resumable-uploads';
import { fileRefusals } from './routes';

const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const ofTheProtocol = { 'text/plain': { schema: { type: 'string' } } };

const always: readonly ProblemCode[] = [
  'not-signed-in',
  'session-expired',
  'forbidden',
  'too-many-requests',
  'unavailable',
];

const text = { type: 'string' } as const;
const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: text,
});
const answered = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { schema: text }]));
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const version = header('Tus-Resumable', 'Always 1.0.0');
const aDocument = {
  description: 'The whole file has come and is a document of the driver',
  content: { 'application/json': { schema: { type: 'object', properties: { _id: text }, required: ['_id'] } } },
};

function refusals(codes: readonly ProblemCode[]) {
  const unique = [...new Set(codes)];
  const statuses = [...new Set(unique.map(statusOf))];
  const named = statuses.map((status) => {
    const description = unique.filter((code) => statusOf(code) === status).join(', ');
    return [String(status), { description, content: { ...problem, ...(status < 404 && ofTheProtocol) } }];
  });
  return {
    ...(Object.fromEntries(named) as object),
    412: { description: 'Tus-Resumable is missing', content: ofTheProtocol },
  };
}

const common = {
  tags: ['uploads'],
  security: [{ bearer: [] }],
  description: 'Needs the permission driver:act. Part of the tus protocol 1.0 (creation, termination, expiration).',
  'x-permission': 'driver:act',
};

/** The upload protocol as OpenAPI paths: a library implements it, so no declared route describes it. */
export const uploadPaths = {
  [uploadsPath]: {
    post: {
      ...common,
      operationId: 'uploads.begin',
      summary: 'Start a resumable upload',
      parameters: [
        version,
        header('Upload-Length', `Bytes of the whole file, ${String(MAX_FILE_BYTES)} at most`),
        header(
          'Upload-Metadata',
          `"type" and optionally "expiresOn" (yyyy-mm-dd), each with its value in base64; types: ${uploadTypes.join(', ')}`,
        ),
      ],
      responses: {
        201: {
          description: 'Begun; Location is where the parts go',
          headers: answered(['Location', 'Upload-Expires']),
        },
        ...refusals([...always, 'invalid-input', 'proof-expired', ...fileRefusals]),
      },
    },
  },
  [`${uploadsPath}/{id}`]: {
    head: {
      ...common,
      operationId: 'uploads.offset',
      summary: 'Retrieve the offset of an upload',
      parameters: [id, version],
      responses: {
        200: { description: 'The offset to go on from', headers: answered(['Upload-Offset', 'Upload-Length']) },
        ...refusals([...always, 'not-found']),
      },
    },
    patch: {
      ...common,
      operationId: 'uploads.send',
      summary: 'Upload the next part of a file',
      parameters: [id, version, header('Upload-Offset', 'How many bytes came before')],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        200: aDocument,
        204: { description: 'The part has come', headers: answered(['Upload-Offset']) },
        ...refusals([...always, 'invalid-input', 'not-found', 'upload-changed', 'proof-expired', ...fileRefusals]),
      },
    },
    delete: {
      ...common,
      operationId: 'uploads.give-up',
      summary: 'Cancel an unfinished upload',
      parameters: [id, version],
      responses: { 204: { description: 'Done' }, ...refusals([...always, 'invalid-input', 'not-found']) },
    },
  },
};
