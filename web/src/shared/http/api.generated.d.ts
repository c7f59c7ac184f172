/** Written by scripts/generate-api-types; do not edit. */
export interface paths {
  '/api/auth/signIn': {
    post: {
      requestBody: { content: { 'application/json': { email: string; password: string } } };
      responses: { 200: { content: { 'application/json': { accessToken: string; user: components['schemas']['User'] } } } };
    };
  };
  '/api/auth/signOut': {
    post: { responses: { 204: { content: never } } };
  };
  '/api/demo': {
    get: { responses: { 200: { content: { 'application/json': { demo: boolean; logins: { label: string; email: string; password: string }[] } } } } };
  };
  '/api/user': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['User'] } } } };
  };
  '/api/user/timezone': {
    post: {
      requestBody: { content: { 'application/json': { timezone: string } } };
      responses: { 204: { content: never } };
    };
  };
}
export interface components {
  schemas: {
    User: {
      _id: string;
      email: string;
      firstName: string;
      lastName: string;
      roles: ('applicant' | 'business' | 'business-admin' | 'ops')[];
      position?: 'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER' | null;
      status: string;
      isActive: boolean;
      organization?: { _id: string; name: string; isActive: boolean } | null;
      landingPath: string;
    };
  };
}
