/** A value that the launcher gives to tests; it names itself when somebody runs Jest without the launcher. */
export function testEnvironment(name: `TEST_${string}`): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is not set: run the tests by "npm test" or "npm run test:<project>", which start the servers.`,
    );
  }
  return value;
}
