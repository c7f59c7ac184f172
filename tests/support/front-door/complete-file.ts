import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { daysAfter } from '#domain/shared/periods';
import { newId } from '#platform/ids';
import { aPdf } from '../pictures';
import type { SignedIn } from './empty-product';

/** Some lines ask for more than one document. */
const ROUNDS = 5;

/** Facts about a tank job between states with a CDL, and about a driver without exemptions, past violations or variances. */
const facts = {
  ...{
    interstate: true,
    cdlJob: true,
    forPay: true,
    vehicleWeight: 80_000,
    passengers: 2,
    cdlClass: 'A',
    jobState: 'CA',
  },
  ...{ combination: true, airBrakes: true, lcv: false, schoolBus: false, exemptOperation: false },
  ...{ doubleTriple: false, firstOrIntermittentUse: false, nonDomiciledCdl: false, learnerPermit: false },
  ...{ variance: false, insulin: false, visionStandard: false, newCdlHolder: false, unresolvedViolation: false },
  ...{ remoteHiring: false, category: 'NI' },
};

/** Safety records facts and documents of a hire, as its lines ask for them, until the driver may drive. */
export async function completeFile(
  safety: SignedIn,
  employmentId: string,
  { today, licenses }: { readonly today: string; readonly licenses: readonly object[] },
): Promise<void> {
  const path = `/api/business/employments/${employmentId}`;
  const details = {
    appliedOn: today,
    startedOn: null,
    type: 'employee',
    isMultipleEmployer: false,
    isFurnished: false,
  };
  await safety.put(path).send(details).expect(200);
  const read = async (): Promise<FileOnDay> => {
    const response: { body: unknown } = await safety.get(`${path}/file`).expect(200);
    return response.body as FileOnDay;
  };
  const employment = { mode: 'fmcsa', isSafetySensitive: true, hasUnfinishedPlan: false };
  const employers = (await read()).pastEmployers.map(({ _id: id }) => ({ id, ...employment }));
  await safety
    .post(`${path}/stated-facts`)
    .send({ from: today, facts: { ...facts, licenses, employers } })
    .expect(201);
  const barring = async () => (await read()).lines.filter(({ bars }) => bars);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const line of await barring()) await record(safety, path, { line, today });
  }
  const left = await barring();
  if (left.length > 0)
    throw new Error(`These lines bar driving: ${left.map(({ code, why }) => `${code} (${why})`).join(', ')}`);
}

/** A document that meets the line; a motor vehicle record says all that it can. */
function documentFor({ records: [accepted], subject }: FileLine, today: string): object | null {
  if (accepted === undefined) return null;
  const { kind, dated, until, findings, forms } = accepted;
  const inAYear = daysAfter(today, 365);
  if (kind === 'mvr') {
    const dates = { received: today, examined: today, medicalExpires: inAYear };
    return { kind, form: 'document', about: 'CA', dates, findings: ['licenseValid', 'certified', 'categoryNI'] };
  }
  const dates = { [dated]: today, ...(until !== null && { [until]: inAYear }) };
  return { kind, form: forms[0], about: subject?.id ?? null, dates, findings };
}

async function record(safety: SignedIn, path: string, { line, today }: { line: FileLine; today: string }) {
  const document = documentFor(line, today);
  if (document === null) return;
  const response: { body: unknown } = await safety
    .post(`${path}/evidence-files`)
    .set('Content-Type', 'application/pdf')
    .send(aPdf(`%${newId()}\n`))
    .expect(201);
  const { fileId } = response.body as { fileId: string };
  const result: { readonly status: number; readonly body: unknown } = await safety
    .post(`${path}/evidence`)
    .send({ ...document, fileId });
  if (result.status !== 201) throw new Error(`${line.code}: ${JSON.stringify(result.body)}`);
}
