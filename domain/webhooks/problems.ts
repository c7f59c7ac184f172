/** Problems with webhooks, part of the problem catalog. */
export const webhookProblems = {
  'too-many-webhooks': { kind: 'conflict', title: 'A carrier can have 10 endpoints. Delete one first' },
  'webhook-changed': { kind: 'conflict', title: 'This endpoint was changed in the meantime' },
  'webhook-paused': { kind: 'conflict', title: 'This endpoint is paused. Resume it first' },
  'webhook-secret-shown': {
    kind: 'conflict',
    title: 'This secret is not shown again. Replace it to get a new one',
  },
  'webhook-url-refused': {
    kind: 'invalid',
    title:
      'This address cannot be used. It must begin with https://, have port 443 or 8443, and be reachable from the internet',
  },
} as const;
