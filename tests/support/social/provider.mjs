// A real OpenID provider in a separate process. It signs every visitor in as the person that was set last.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [redirects = ''] = process.argv.slice(2);
let person = { sub: 'nobody' };

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500).end(String(error));
  });
});
server.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'gladhand',
      client_secret: 'a secret of the test provider',
      redirect_uris: redirects.split(','),
      token_endpoint_auth_method: 'client_secret_post',
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  claims: {
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name'],
  },
  scopes: ['openid', 'email', 'profile', 'public_profile', 'name'],
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  cookies: { keys: ['only for tests'] },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
  loadExistingGrant: async (ctx) => {
    const grant = new ctx.oidc.provider.Grant({ clientId: ctx.oidc.client.clientId, accountId: person.sub });
    grant.addOIDCScope('openid email profile public_profile name');
    await grant.save();
    return grant;
  },
});
const callback = provider.callback();

async function answer(request, response) {
  const { pathname } = new URL(request.url, issuer);
  if (pathname === '/person') {
    person = JSON.parse(await bodyOf(request));
    response.writeHead(204).end();
  } else if (pathname.startsWith('/interaction/')) {
    await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  } else if (pathname === '/profile') {
    const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
    response.writeHead(token === undefined ? 401 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(token === undefined ? {} : { ...person, id: person.sub }));
  } else {
    callback(request, response);
  }
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

process.on('disconnect', () => process.exit());
process.send?.(issuer);
