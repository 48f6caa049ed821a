/** Where graphile-worker keeps its jobs. */
export const queueSchema = 'graphile_worker'

/** Whose a job is: a company's, or 0, the installation's as a whole (each night's works). */
export const owner = `coalesce((payload->>'company')::int, 0)`

/** What a job does, in one of four words; one that is over is not kept. `retried`: it failed and waits for its next try. */
const state = `case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
                    when attempts > 0 then 'retried' else 'waiting' end`

/** In a select of its own, which is asked once and not for each row. */
const isOwn = `${owner} = any((select jobs.owners())::int[])`
const task = (named: string) => `(select k.id from ${queueSchema}._private_tasks k where k.identifier = ${named})`

// No job has so high a number.
const highest = '9223372036854775807'
/**
 * A page of whose jobs one may see: of each owner as many as fit on it. It is asked for by pairs, so that no other index than
 * the one below serves it: along the numbers of all jobs a small company would be looked for among those of a large one.
 */
const page = (direction: 'asc' | 'desc') => `
    select j.id, t.identifier, j.state, j.created_at, j.run_at, j.locked_at, j.attempts::int, j.max_attempts::int,
           case when j.attempts > 0 then j.last_error end
      from unnest(jobs.owners()) owner,
           lateral (select j.*, ${state} as state from ${queueSchema}._private_jobs j
                     where (${owner}, j.id) > (owner, ${direction === 'asc' ? 'coalesce(beyond, 0)' : '0'})
                       and (${owner}, j.id) < (owner, ${direction === 'asc' ? highest : `coalesce(beyond, ${highest})`})
                       and (asked_state is null or ${state} = asked_state) and (asked_kind is null or j.task_id = ${task('asked_kind')})
                     order by ${owner} ${direction}, j.id ${direction} limit most) j
      join ${queueSchema}._private_tasks t on t.id = j.task_id
     order by j.id ${direction} limit most`

const counted = (which: string) => `
  select t.identifier, counted.waiting, counted.running, counted.retried, counted.failed, counted.waited
    from (select task_id, ${['waiting', 'running', 'retried', 'failed'].map((name) => `count(*) filter (where state = '${name}')::int as ${name}`).join(', ')},
                 coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8 as waited
            from (select j.*, ${state} as state from ${queueSchema}._private_jobs j where ${which}) j group by task_id) counted
    join ${queueSchema}._private_tasks t on t.id = counted.task_id`

/**
 * How jobs are looked at, and asked for once more. The functions run as the queue's role, so that the application's role has no
 * right on a table of the queue: what they answer and change is of the company that is set, and the installation's own where
 * that company is alone in it. None answers what a job was given: links and codes lead from there.
 */
export const seenSql = `
-- Pages of one company, the newest first, beside however many jobs of others; it also finds the installation's own.
create index if not exists jobs_by_owner on ${queueSchema}._private_jobs ((${owner}), id);

-- In a language that looks for what it names when it runs: the queue may be made before the tables of companies are.
create or replace function jobs.owners() returns int[] language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  company int := current_setting('app.company')::int;
begin
  return case when public.company_alone() = company then array[company, 0] else array[company] end;
end
$$;
revoke all on function jobs.owners from public;

create or replace function jobs.list(asked_kind text, asked_state text, is_oldest_first boolean, beyond bigint, most int)
returns table (id bigint, kind text, state text, asked timestamptz, run_at timestamptz, locked_at timestamptz, tries int, max_tries int,
               error text)
language plpgsql security definer stable set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  if is_oldest_first then return query ${page('asc')}; else return query ${page('desc')}; end if;
end
$$;
revoke all on function jobs.list from public;
grant execute on function jobs.list to vigie_app;

-- How many of each kind are in each state, and for how long the one has waited that is due longest. Along the index: whose a
-- job is would have to be read out of each payload otherwise.
create or replace function jobs.counts()
returns table (kind text, waiting int, running int, retried int, failed int, waited double precision)
language sql security definer stable set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$ ${counted(isOwn)} $$;
revoke all on function jobs.counts from public;
grant execute on function jobs.counts to vigie_app;

create or replace function jobs.again(job bigint) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update ${queueSchema}._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
   where j.id = job and ${isOwn} and locked_at is null and attempts > 0;
  if found then
    perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text);
    return 'again';
  end if;
  return coalesce((select case when locked_at is not null then 'running' else 'waiting' end from ${queueSchema}._private_jobs j
                    where j.id = job and ${isOwn}), 'done');
end
$$;
revoke all on function jobs.again from public;
grant execute on function jobs.again to vigie_app;

create or replace function jobs.again_all(asked_kind text) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  changed int;
begin
  -- In one order, and past those that somebody else has in hand: two who ask at once wait for nobody.
  with failed as (
    select j.id from ${queueSchema}._private_jobs j
     where ${isOwn} and locked_at is null and attempts > 0
       and task_id = ${task('asked_kind')}
     order by j.id for update skip locked)
  update ${queueSchema}._private_jobs j set attempts = 0, run_at = now(), updated_at = now() from failed where j.id = failed.id;
  get diagnostics changed = row_count;
  if changed > 0 then perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', changed)::text); end if;
  return changed;
end
$$;
revoke all on function jobs.again_all from public;
grant execute on function jobs.again_all to vigie_app;

-- Of all companies, for /metrics: figures alone.
drop function if exists jobs.figures();
create or replace function jobs.figures_by_kind()
returns table (kind text, waiting int, running int, retried int, failed int, waited double precision)
language sql security definer stable set search_path = pg_catalog, pg_temp as $$ ${counted('true')} $$;
revoke all on function jobs.figures_by_kind from public;
grant execute on function jobs.figures_by_kind to vigie_app;
`
