/** A product that has no price on a day: the carrier is not billed until operations have entered one. */
export class MissingPriceError extends Error {
  constructor(readonly product: string) {
    super(`There is no price of ${product} for the day`);
    this.name = 'MissingPriceError';
  }
}
