import { resetPasswordAddress } from '../../routing/addresses/entry.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { Entrance } from '../../features/auth/Entrance.tsx'
import { LinkPassword } from '../../features/auth/LinkPassword.tsx'
import { ResetRequest } from '../../features/auth/ResetRequest.tsx'

/** Without a token, asks for a link; with one, sets the new password (an invitation's first one too). */
export default function ResetPassword() {
  const [{ token }] = useAddress(resetPasswordAddress)
  return <Entrance>{token ? <LinkPassword key={token} token={token} /> : <ResetRequest />}</Entrance>
}
