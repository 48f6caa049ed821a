import type pg from 'pg'

/** One server of PostgreSQL, from one start to the next. */
const server = `select (select system_identifier::text from pg_control_system()) || ' ' || extract(epoch from pg_postmaster_start_time()) as it`

/** Refuses the start where both addresses lead to the same server: no trip would ever go there, and nobody would know why. */
export async function refusePrimary(primary: pg.Pool, replica: pg.Pool): Promise<void> {
  const [one, other] = await Promise.all([primary, replica].map((pool) => pool.query<{ it: string }>(server)))
  if (one!.rows[0]!.it === other!.rows[0]!.it)
    throw new Error(
      'Réglage DATABASE_REPLICA_URL : cette adresse mène à la base principale elle-même (celle de DATABASE_URL), qui n’est pas en réplication. Indiquez celle d’un réplica en lecture, ou retirez ce réglage.',
    )
}
