-- The lines of a carrier's files that are due in a period or overdue, written by hand.
select l.id, l.due_on, l.title, u.first_name || ' ' || u.last_name as driver, count(*) over ()
from file_lines l
join employments e on e.id = l.employment_id and e.hired_on is not null
join users u on u.id = l.driver_id
where l.organization_id = :organizationId and l.due_on <= :to
  and (l.due_on >= :from or l.status in ('missing', 'expired', 'unknown', 'due')
    and (e.ended_on is null or e.ended_on >= :from))
order by l.due_on, u.last_name, u.first_name, l.id
limit :limit
