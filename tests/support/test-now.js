/**
 * With TEST_NOW, each test file begins at that moment, whatever the time is: the last seconds of a day, a leap day. Moves
 * the clock of the tests and of the product's code in them, not those of PostgreSQL, of Temporal, and of other processes.
 */
const { TEST_NOW } = process.env;
const begin = TEST_NOW === undefined ? undefined : Date.parse(TEST_NOW);
if (begin !== undefined) {
  if (Number.isNaN(begin)) throw new Error(`TEST_NOW is no date: ${TEST_NOW}`);
  const RealDate = Date;
  const realNow = RealDate.now;
  const shift = begin - realNow();
  RealDate.now = () => realNow() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now()] : args, newTarget),
  });
}
