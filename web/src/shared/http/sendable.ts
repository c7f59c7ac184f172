/** A body as JSON serializes it: without undefined fields. */
type Sendable<Body> = Body extends readonly (infer Item)[]
  ? Sendable<Item>[]
  : Body extends object
    ? { [Key in keyof Body]: Sendable<Exclude<Body[Key], undefined>> }
    : Body;

/** Validated form values with the client's type: zod types optional fields as "or undefined", JSON omits them. */
export const sendable = <Body>(body: Body): Sendable<Body> => body as Sendable<Body>;
