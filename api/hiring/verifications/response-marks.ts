import type { VerificationLink } from '#db/employment-verifications/link-store';
import { readOtherSide, readPeopleOfNetwork, sideOfUser } from '#db/employment-verifications/other-side';
import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import { type ResponseMark, responseMarks } from '#domain/employment-verifications/states';
import { NETWORK_DAYS } from '#domain/employment-verifications/terms';
import { ProblemError } from '#domain/problems';
import { DAY_MS } from '#domain/shared/durations';
import { sharesCompanyDomain } from '#domain/shared/email-domain';
import { personOfBrowser } from '../../accounts/known-person';
import { deviceOf } from '../../accounts/sessions';
import { authenticate, bearerToken } from '../../http/authenticate';
import type { RouteContext } from '../../http/context';

interface Sent {
  readonly row: VerificationRow;
  readonly link: VerificationLink;
  readonly respondent: Pick<VerificationAnswer['respondent'], 'email'>;
}

/**
 * Signs that a response is not the past employer's own. One that is sent with a sign-in of the carrier or of the driver is
 * refused; everything else is only a mark, because it can have another reason: two companies can share a network.
 */
export async function marksOf(ctx: RouteContext, { row, link, respondent }: Sent): Promise<ResponseMark[]> {
  const { driverId, organizationId } = row;
  const of = { driverId, organizationId };
  await refuseOwnSide(ctx, of);
  const { request, db, now } = ctx;
  const person = personOfBrowser(request, ctx.sealer);
  const browser = person === undefined ? undefined : await sideOfUser(db, { userId: person, ...of });
  const { ipPrefix } = deviceOf(request);
  const since = new Date(now().getTime() - NETWORK_DAYS * DAY_MS);
  const network = ipPrefix === null ? undefined : await readPeopleOfNetwork(db, { ...of, ipPrefix, since });
  const holds: Readonly<Record<ResponseMark, boolean>> = {
    carrierDevice: browser === 'carrier',
    carrierNetwork: network?.isCarrier === true,
    carrierDomain: sharesCompanyDomain(respondent.email, (await readOtherSide(db, of)).staff.emails),
    driverDevice: browser === 'driver',
    driverNetwork: network?.isDriver === true,
    enteredAddress: link.isStated === false,
    printedCodes: link.channel === 'fax' || link.channel === 'letter',
  };
  return responseMarks.filter((mark) => holds[mark]);
}

interface Pair {
  readonly organizationId: string;
  readonly driverId: string;
}

/** Public routes ignore sign-ins; this one must not be used with one of the carrier or of the driver. */
async function refuseOwnSide({ db, request, now }: RouteContext, { organizationId, driverId }: Pair): Promise<void> {
  const token = bearerToken(request);
  if (token === undefined) return;
  // A sign-in that has ended is none.
  const signedIn = await authenticate(db, token, now()).catch((error: unknown) => {
    if (error instanceof ProblemError) return undefined;
    throw error;
  });
  const { actor } = signedIn ?? {};
  if (actor?.organizationId === organizationId || actor?.driverId === driverId)
    throw new ProblemError('link-of-own-side');
}
