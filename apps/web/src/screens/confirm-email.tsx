import * as z from 'zod/mini'
import { queryText, useQueryValues } from '../routing/query.ts'
import { ConfirmedEmail } from '../features/auth/ConfirmedEmail.tsx'
import { Entrance } from '../features/auth/Entrance.tsx'

const query = z.object({ token: queryText })

export default function ConfirmEmail() {
  const [{ token }] = useQueryValues(query)
  return (
    <Entrance>
      <ConfirmedEmail token={token ?? ''} />
    </Entrance>
  )
}
