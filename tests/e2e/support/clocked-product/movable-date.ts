/** Moves the clock of this process, and with it all of the product's code in it; returns by how much it is ahead. */
export function moveDates(): { ahead: number } {
  const clock = { ahead: 0 };
  const RealDate = Date;
  const realNow = RealDate.now;
  RealDate.now = () => realNow() + clock.ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now()] : args, newTarget) as object,
  });
  return clock;
}
