import * as z from 'zod/mini'
import { queryText, useQueryValues } from '../routing/query.ts'
import { Entrance } from '../features/auth/Entrance.tsx'
import { LinkPassword } from '../features/auth/LinkPassword.tsx'
import { ResetRequest } from '../features/auth/ResetRequest.tsx'

const query = z.object({ token: queryText })

/** Without a token, asks for a link; with one, sets the new password (an invitation's first one too). */
export default function ResetPassword() {
  const [{ token }] = useQueryValues(query)
  return <Entrance>{token ? <LinkPassword key={token} token={token} /> : <ResetRequest />}</Entrance>
}
