import type { RecurringJob } from '#domain/recurring/jobs';
import { DAY_MS } from '#domain/shared/durations';
import { signUpPassword } from '../../../support/builders/sign-up';
import { certify } from '../../../support/front-door/certify';
import { EmptyProduct } from '../../../support/front-door/empty-product';
import { completeApplication, signUpDriver } from '../../../support/front-door/new-driver';
import type { Answers } from './messages';
import type { OpenProduct } from './open-product';

/** The jobs that matter to carriers, drivers and operations, in the order in which a day runs them. */
const DAILY: readonly RecurringJob[] = [
  'followAgreements',
  'refreshDriverFiles',
  'followUpPayments',
  'issueInvoices',
  'remindOfInvoices',
  'remindOfWorkdays',
  'payDrivers',
];

/** The answers of a product in which everybody signs up. */
export function emptyWorld({ api, server, pass }: OpenProduct): Answers {
  const product = EmptyProduct.at(api, server);
  const { workers } = server;
  const work = async () => {
    for (const job of DAILY) await workers.repeat(job);
  };
  return {
    live: async (instant) => {
      const until = Date.parse(instant);
      while (Date.now() < until) {
        await pass(`${String(Math.min(until - Date.now(), DAY_MS))} ms`);
        await work();
      }
      return Date.now();
    },
    mail: async ({ to, words }) => {
      await workers.deliver();
      const found = workers.mails.findLast((mail) => mail.to === to && mail.subject.includes(words));
      if (found === undefined) throw new Error(`No email "${words}" was sent to ${to}`);
      const { pathname, search } = new URL(/https?:\/\/\S+/.exec(found.text)?.[0] ?? 'http://none');
      return { subject: found.subject, text: found.text, path: `${pathname}${search}` };
    },
    driver: async ({ firstName, certifiedBy }) => {
      const driver = await signUpDriver(product, firstName);
      if (certifiedBy !== undefined) {
        await completeApplication(product, driver);
        await certify(await product.signIn(certifiedBy.email, certifiedBy.password), driver.id);
      }
      return { id: driver.id, email: driver.email, name: `${firstName} Rivera`, password: signUpPassword };
    },
  };
}
