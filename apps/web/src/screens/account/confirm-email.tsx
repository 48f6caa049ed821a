import { confirmEmailAddress } from '../../routing/addresses/entry.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { ConfirmedEmail } from '../../features/auth/ConfirmedEmail.tsx'
import { Entrance } from '../../features/auth/Entrance.tsx'

export default function ConfirmEmail() {
  const [{ token }] = useAddress(confirmEmailAddress)
  return (
    <Entrance>
      <ConfirmedEmail token={token} />
    </Entrance>
  )
}
