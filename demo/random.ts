/** Seeded random numbers (sfc32), so that a world is the same on every machine and at every time. */
export class Random {
  readonly #state: [number, number, number, number];

  private constructor(seed: string) {
    this.#state = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1];
    for (let warm = 0; warm < 12; warm += 1) this.next();
  }

  /** An independent stream per kind and index: adding items of one kind does not change the others. */
  static of(seed: number, ...parts: readonly (string | number)[]): Random {
    return new Random([seed, ...parts].join('/'));
  }

  /** 0 <= number < 1. */
  next(): number {
    const [a, b, c, counter] = this.#state;
    const sum = (a + b + counter) | 0;
    this.#state[0] = b ^ (b >>> 9);
    this.#state[1] = (c + (c << 3)) | 0;
    this.#state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    this.#state[3] = (counter + 1) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** A whole number between `from` and `to`, both included. */
  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list');
    return item;
  }

  /** Picks by weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let rest = this.next() * total;
    for (const [item, weight] of choices) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return this.pick(choices)[0];
  }

  /** Keeps each item with this probability, in order. */
  some<T>(items: readonly T[], probability: number): T[] {
    return items.filter(() => this.chance(probability));
  }
}

/** FNV-1a, salted. */
function hash(text: string, salt: number): number {
  let value = (2_166_136_261 ^ salt) >>> 0;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 16_777_619) >>> 0;
  }
  return value;
}
