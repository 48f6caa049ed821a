import { named } from '../address.ts'
import { text } from '../parameters.ts'

/** Both are opened by a link from a mail, which carries its token. */
export const resetPasswordAddress = named('/reset-password', { token: text('token') })
export const confirmEmailAddress = named('/confirm-email', { token: text('token') })
