/** A body as JSON writes it: absent where it was undefined. */
type Sendable<Body> = Body extends readonly (infer Item)[]
  ? Sendable<Item>[]
  : Body extends object
    ? { [Key in keyof Body]: Sendable<Exclude<Body[Key], undefined>> }
    : Body;

/** A checked form as the client takes it: zod says "or undefined" of optional fields, JSON leaves them out. */
export const sendable = <Body>(body: Body): Sendable<Body> => body as Sendable<Body>;
