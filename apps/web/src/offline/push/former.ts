import { fetchFile } from '../../kit/fetchFile.ts'
import { heldPerson, type PushPerson } from './person.ts'

/**
 * What this browser still receives for somebody else is given back: their session ended while the app was closed. `now`
 * is who is signed in; null: nobody.
 */
export async function forgetFormerPerson(now: PushPerson | null): Promise<void> {
  const held = await heldPerson()
  if (!held || (now && held.companyCode === now.companyCode && held.userId === now.userId)) return
  const { giveBackPush } = await fetchFile(() => import('./subscription.ts'))
  await giveBackPush()
}
