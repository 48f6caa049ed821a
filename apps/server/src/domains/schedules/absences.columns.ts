/** The columns of an absence under our names, its times on the wall clock of a zone, which is a parameter. */
export const unavailabilityColumns = (zone: string) => `
  u.unavailability_id as id, u.agent_id as "agentId", u.unavailability_type_id as "typeId", t.name as "typeName",
  u.starts_at as "startsAt", u.ends_at as "endsAt", u.is_demand as "isDemand",
  (u.starts_at at time zone ${zone})::text as "startsLocal", (u.ends_at at time zone ${zone})::text as "endsLocal"`
export const unavailabilityTables = `
  unavailabilities u
  join unavailability_types t on t.company_id = u.company_id and t.unavailability_type_id = u.unavailability_type_id`
