import { z } from 'zod';

const MAX_TEXT = 2000;
const TOO_LONG = 'The reason and the text can have 2,000 characters at most';

/** The reasons that every list has: somebody's own words, and none. */
type Always = 'other' | 'unspecified';

interface ReasonAndText {
  readonly reason?: string | null | undefined;
  readonly text?: string | undefined;
}

/** A reason as clients send it: one of the known ones, any text, an empty one, or none. */
export const statedReason = <const Known extends string>(reasons: readonly Known[], text: z.ZodType<string, string>) =>
  z.union([z.enum(reasons), text]).nullish();

const joined = ({ reason, text }: ReasonAndText): string =>
  [reason ?? '', text ?? ''].filter((part) => part !== '').join('\n');

/** A reason in somebody's own words is stored together with the text, so their limit is one. */
export function reasonTextFits(ctx: z.core.ParsePayload<ReasonAndText>): void {
  if (joined(ctx.value).length <= MAX_TEXT) return;
  ctx.issues.push({ code: 'custom', message: TOO_LONG, input: ctx.value, path: ['reason'] });
}

type Read<Body, Known> = Omit<Body, keyof ReasonAndText> & {
  readonly reason: Known | Always;
  readonly text?: string | undefined;
};

/** Reads a reason that is not known as "other" with its words as the text, and an empty one as none. */
export const withKnownReason =
  <Known extends string>(reasons: readonly (Known | Always)[]) =>
  <Body extends ReasonAndText>({ reason, text, ...others }: Body): Read<Body, Known> => {
    const known = reasons.find((each) => each === reason);
    const isOwnWords = known === undefined && reason !== null && reason !== undefined && reason !== '';
    return {
      ...others,
      reason: known ?? (isOwnWords ? 'other' : 'unspecified'),
      text: isOwnWords ? joined({ reason, text }) : text,
    };
  };
