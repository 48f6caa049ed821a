// Whether a user who was made a reader is still whom a document is for: who has changed client or partner since is told nothing
// of it any more, as it is shown to it no more (documents.seen). SQL over users `u` and documents `d`.

/** A user's clients: those that are named, or else its one (as a session reads them). */
const hasClient = (
  client: string,
): string => `case when exists (select from user_clients x where x.company_id = u.company_id and x.user_id = u.user_id)
    then exists (select from user_clients x where x.company_id = u.company_id and x.user_id = u.user_id and x.client_id = ${client})
    else coalesce(u.client_id = ${client}, false) end`
const hasSite = `${hasClient('si.client_id')} and (u.role = 'client' or exists (
    select from user_sites us where us.company_id = u.company_id and us.user_id = u.user_id and us.site_id = si.site_id))`

const ofClient = `case d.owner
     when 'client' then ${hasClient('d.client_id')}
     when 'site' then exists (select from sites si where si.company_id = d.company_id and si.site_id = d.site_id and ${hasSite})
     when 'agent' then exists (
       select from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
        where s.company_id = d.company_id and s.agent_id = d.agent_id and ${hasSite})
     else true end`
const ofPartner = `case d.owner
     when 'partner' then coalesce(u.partner_id = d.partner_id, false)
     when 'agent' then exists (
       select from agents p where p.company_id = d.company_id and p.agent_id = d.agent_id and p.partner_id = u.partner_id)
     else true end`

export const isStillFor = `case when u.role in ('client', 'client_user') then ${ofClient} when u.role = 'manager_partner' then ${ofPartner} else true end`
