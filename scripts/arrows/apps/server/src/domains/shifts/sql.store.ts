export const bad = `select * from shifts where starts_at > now() or starts_at::date = current_date`
