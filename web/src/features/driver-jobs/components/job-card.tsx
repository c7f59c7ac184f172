import { Link } from 'react-router';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { WeeklyPay } from '#web/entities/driver/weekly-pay';
import { paths } from '#web/shared/paths';
import { Facts } from '#web/shared/ui/layout';
import { FitList } from './fit-list';
import { useJobFacts } from './job-facts';
import { Dealbreakers, JobPlace } from './job-head';
import { RequestButton } from './request-button';

/** One job with the facts that matter for a decision. */
export function JobCard({ job }: { job: DriverJob }) {
  const facts = useJobFacts(job);
  return (
    <article className="gh-card gh-job" aria-labelledby={`job-${job._id}`}>
      <div>
        <h2 id={`job-${job._id}`}>
          <Link to={paths.driverJob(job._id)}>{job.title}</Link>
        </h2>
        <JobPlace job={job} />
      </div>
      <WeeklyPay pay={job.weeklyPay} />
      <Facts facts={facts} />
      <Dealbreakers questions={job.dealbreakerQuestions} />
      <FitList fit={job.fit} isShort />
      <RequestButton job={job} />
    </article>
  );
}
