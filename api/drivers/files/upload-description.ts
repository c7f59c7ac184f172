import { MAX_FILE_BYTES, uploadTypes } from '#domain/driver-files/uploads';
import type { ProblemCode } from '#domain/problems';
import { statusOf } from '../../http/status';
import { tagOfPath } from '../../http/tags';
import { UPLOADS_PATH } from './resumable-uploads';
import { fileRefusals } from './routes';

const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const protocolError = { 'text/plain': { schema: { type: 'string' } } };

const commonProblems: readonly ProblemCode[] = [
  'invalid-input',
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
const responseHeaders = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { schema: text }]));
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const version = header('Tus-Resumable', 'Version of the protocol: 1.0.0.');
const storedDocument = {
  description: 'The file is complete and stored as a document of the driver',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { _id: { type: 'string', format: 'uuid' } }, required: ['_id'] },
    },
  },
};

function refusals(codes: readonly ProblemCode[]) {
  const unique = [...new Set(codes)];
  const statuses = [...new Set(unique.map(statusOf))];
  const named = statuses.map((status) => {
    const description = unique.filter((code) => statusOf(code) === status).join(', ');
    return [String(status), { description, content: { ...problem, ...(status < 404 && protocolError) } }];
  });
  return {
    ...(Object.fromEntries(named) as object),
    412: { description: 'Tus-Resumable is missing', content: protocolError },
  };
}

const shared = {
  tags: [tagOfPath(UPLOADS_PATH)],
  security: [{ bearer: [] }],
  description: 'Requires the permission driver:act. Part of the tus protocol 1.0 (creation, termination, expiration).',
  'x-permission': 'driver:act',
};

/** The upload protocol as OpenAPI paths: a library implements it, so no declared route describes it. */
export const uploadPaths = {
  [UPLOADS_PATH]: {
    post: {
      ...shared,
      operationId: 'uploads.create',
      summary: 'Start a resumable upload',
      parameters: [
        version,
        header('Upload-Length', `Size of the whole file in bytes, at most ${String(MAX_FILE_BYTES)}.`),
        header(
          'Upload-Metadata',
          `"type" and optionally "expiresOn" (yyyy-mm-dd), each with its value in base64. Types: ${uploadTypes.join(', ')}.`,
        ),
      ],
      responses: {
        201: {
          description: 'Started; send the parts to Location',
          headers: responseHeaders(['Location', 'Upload-Expires']),
        },
        ...refusals([...commonProblems, 'proof-expired', ...fileRefusals]),
      },
    },
  },
  [`${UPLOADS_PATH}/{id}`]: {
    head: {
      ...shared,
      operationId: 'uploads.offset',
      summary: 'Retrieve the offset of an upload',
      parameters: [id, version],
      responses: {
        200: {
          description: 'The offset to continue from',
          headers: responseHeaders(['Upload-Offset', 'Upload-Length']),
        },
        ...refusals([...commonProblems, 'not-found']),
      },
    },
    patch: {
      ...shared,
      operationId: 'uploads.send',
      summary: 'Upload the next part of a file',
      parameters: [id, version, header('Upload-Offset', 'Number of bytes received so far.')],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        200: storedDocument,
        204: { description: 'The part was received', headers: responseHeaders(['Upload-Offset']) },
        ...refusals([...commonProblems, 'not-found', 'upload-changed', 'proof-expired', ...fileRefusals]),
      },
    },
    delete: {
      ...shared,
      operationId: 'uploads.cancel',
      summary: 'Cancel an unfinished upload',
      parameters: [id, version],
      responses: {
        204: { description: 'Success, no content' },
        ...refusals([...commonProblems, 'invalid-input', 'not-found']),
      },
    },
  },
};
