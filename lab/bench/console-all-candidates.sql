-- Hand-written baseline of the `console` bench: the first page of a carrier's candidates across all orders that wait for the
-- carrier, longest in their state first, with the number of all of them. Shares no code with the read model.
with waiting as (
  select c.id, c.state_entered_at from candidacies as c
  where c.organization_id = cast(:organizationId as uuid)
    and c.state in ('requested', 'inReview', 'approved', 'interviewOffered', 'interviewing', 'hired')
    and (c.next_step in ('carrierAnswersRequest', 'safetyReviews', 'carrierSchedulesInterview', 'carrierConfirmsTime',
                         'carrierOffersTimes', 'decideAfterInterview', 'carrierAnswersStart', 'carrierConfirmsStart', 'completeDriverFile')
         or (c.next_step in ('answerInterview', 'attendInterview') and c.interview_starts_at <= cast(:now as timestamptz)))
), page as materialized (
  select waiting.id, count(*) over () as total from waiting
  order by waiting.state_entered_at, waiting.id
  limit cast(:limit as bigint)
)
select c.id, c.assignment_state, c.due_at, c.snapshot, d.id as driver_id, d.first_name, d.last_name, d.city, d.state,
       d.license_class, d.endorsements, d.transmissions, d.shifts, d.freight_levels, d.freight_types, d.birth_date,
       d.experience_months, d.last_drove_on, d.work_record, d.is_available, p.stage, p.ready_for_dispatch,
       p.snapshot as pipeline, d.place <-> f.place as chord, page.total
from page
join candidacies as c on c.id = page.id
join drivers as d on d.id = c.driver_id
join driver_pipelines as p on p.driver_id = c.driver_id
join facilities as f on f.id = c.facility_id
order by c.state_entered_at, c.id
