-- A reason that an agent gives about another person proves nothing by itself. It holds once the relief has clocked in at the post, or
-- when a manager gives it (decisions/06-clocking). Null: it holds on the agent's own word.
alter table anomaly_reasons add depends_on text check (depends_on in ('relief', 'manager'));
update anomaly_reasons set depends_on = 'relief' where name = 'Relève arrivée en avance';
update anomaly_reasons set depends_on = 'manager'
 where name in ('Fin de mission anticipée par le client', 'Accord du responsable d’exploitation');

-- The reason of the departure that stands: a column of the projection, so that the verdict finds it without the journal.
alter table shifts add clock_out_reason_id int;
alter table shifts add foreign key (company_id, clock_out_reason_id) references anomaly_reasons;

-- Of what is recorded already: the reason of the departure that stands, or of its last correction that gave one.
update shifts s set clock_out_reason_id = e.reason_id
  from (select distinct on (c.company_id, c.shift_id) c.company_id, c.shift_id, coalesce(k.reason_id, c.anomaly_reason_id) as reason_id
          from clockings c
          join shifts t on t.company_id = c.company_id and t.shift_id = c.shift_id
          left join lateral (
            select (array_agg(o.happened_at order by o.seq desc))[1] as happened_at,
                   (array_agg(o.anomaly_reason_id order by o.seq desc) filter (where o.anomaly_reason_id is not null))[1] as reason_id
              from clockings o
             where o.company_id = c.company_id and o.shift_id = c.shift_id and o.kind = 'correction' and o.about_uuid = c.clocking_uuid) k on true
         where c.kind = 'end' and t.left_at = coalesce(k.happened_at, c.happened_at)
         order by c.company_id, c.shift_id, c.seq desc) e
 where s.company_id = e.company_id and s.shift_id = e.shift_id and e.reason_id is not null;

-- The few services that their agent left early: each arrival at their site looks for them.
create index shifts_left_early on shifts (company_id, site_id, ends_at) where left_at < ends_at;
