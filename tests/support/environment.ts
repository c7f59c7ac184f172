/** A value that the launcher sets for tests; fails with its name if Jest runs without the launcher. */
export function testEnvironment(name: `TEST_${string}`): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is not set: run the tests with "npm test" or "npm run test:<project>", which start the servers.`,
    );
  }
  return value;
}
