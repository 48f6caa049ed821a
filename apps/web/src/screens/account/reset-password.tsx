import { useRouter } from '@tanstack/react-router'
import { resetPasswordAddress } from '../../routing/addresses/entry.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { Entrance } from '../../features/auth/Entrance.tsx'
import { LinkPassword } from '../../features/auth/LinkPassword.tsx'
import { ResetRequest } from '../../features/auth/ResetRequest.tsx'
import { endSession } from '../../session/ending.ts'
import { currentUser } from '../../session/store.ts'

/** Without a token, asks for a link; with one, sets the new password (an invitation's first one too). */
export default function ResetPassword() {
  const router = useRouter()
  const [{ token }] = useAddress(resetPasswordAddress)
  const signIn = async (email: string) => {
    // Whoever was signed in here with the former password is not any more.
    if (currentUser()?.email === email) endSession('signedOut')
    // In its place in the history too: the token is used up, and stands nowhere any more.
    await router.navigate({ to: '/login', replace: true, state: { passwordChosenFor: email } })
  }
  return <Entrance>{token ? <LinkPassword key={token} token={token} onDone={(email) => void signIn(email)} /> : <ResetRequest />}</Entrance>
}
