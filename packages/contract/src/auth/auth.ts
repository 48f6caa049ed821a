import * as z from 'zod/mini'
import { type Role, roles } from '../access.ts'
import * as may from '../access.calls.ts'
import { session } from '../companies/companies.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, requiredText, text } from '../kit/values.ts'
import { sessionUser } from './users.ts'

export const about = 'Signing in and out, passwords and the links that set them.'

/** One of the users that share an e-mail and whose password matched. */
export const userChoice = shape({
  id: ['id', id],
  role: ['role', z.enum(roles as [Role, ...Role[]])],
  firstName: ['firstname', z.string()],
  lastName: ['lastname', z.string()],
})

export const signIn = call({
  method: 'POST',
  path: '/login',
  does: 'Signs in. Where the password fits several users, answers no token but the choice; ask again with userId.',
  access: may.nobody,
  secrets: ['password', 'known_device'],
  refuses: ['SIGN_IN_WRONG', 'TOO_MANY_TRIES', 'APP_IS_DISABLED', 'ON_TIME_APP_ACCESS_FORBIDDEN', 'LINK_APP_ACCESS_FORBIDDEN'],
  example: { email: 'manager@example.com', password: 'Bienvenue-2026' },
  input: shape({
    email: ['email', requiredText(254)],
    password: ['password', z.string().check(z.minLength(1), z.maxLength(200))],
    isMobile: ['isMobile', z._default(z.boolean(), false)],
    isClockingApp: ['isClockingApp', z._default(z.boolean(), false)],
    userId: ['userId', z.optional(z.nullable(id))],
    uuid: ['uuid', z.optional(z.nullable(text(64)))],
    /** What an earlier answer gave this device: wrong tries of others at the account do not shut it out. */
    knownDevice: ['known_device', z.optional(z.nullable(text(200)))],
  }),
  output: shape({
    accessToken: ['accessToken', z.nullable(z.string())],
    socketUrl: ['socketUrl', z.string()],
    apiUrl: ['apiUrl', z.string()],
    isDevicePaired: ['isDevicePaired', z.boolean()],
    /** To be kept and sent with the next sign-in of this e-mail; it opens nothing by itself. */
    knownDevice: ['known_device', z.nullable(z.string())],
    user: ['user', z.nullable(sessionUser)],
    choices: ['users', z.array(userChoice)],
  }),
})

export const signOut = call({
  method: 'POST',
  path: '/logout',
  does: 'Ends this session.',
  isBeforePassword: true,
  endsSession: true,
  access: may.signedIn,
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
})

export const readSession = call({
  method: 'GET',
  path: '/getUser',
  does: 'The session: its user, the environment, the addresses.',
  isBeforePassword: true,
  access: may.signedIn,
  input: z.object({}),
  output: session,
})

/** An act of the person: «Prolonger la session» and what the browser reports of keys and clicks. */
export const prolongSession = call({
  method: 'POST',
  path: '/session/prolong',
  does: 'Says that the person is there: the idle time begins anew.',
  isBeforePassword: true,
  access: may.signedIn,
  isOurs: true,
  isRepeatable: true,
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
})

export const sendResetLink = call({
  method: 'POST',
  path: '/sendResetLink',
  does: 'Sends a link to choose a new password. Answers alike for known and unknown addresses.',
  access: may.nobody,
  refuses: ['TOO_MANY_TRIES'],
  input: shape({ email: ['email', requiredText(254)] }),
  /** `isSent`: whether this installation sends e-mails. The same for every address. */
  output: shape({ success: ['success', z.boolean()], isSent: ['is_sent', z.boolean()] }),
})

export const resetPassword = call({
  method: 'POST',
  path: '/resetPassword',
  does: "Sets a new password by a link's token.",
  access: may.nobody,
  secrets: ['token', 'password'],
  refuses: ['LINK_DEAD', 'TOO_MANY_TRIES'],
  input: shape({ token: ['token', requiredText(200)], password: ['password', z.string().check(z.maxLength(1000))] }),
  output: z.object({ success: z.boolean() }),
})

/** What a link's token asks of a new password, so that the form can say it before anything is sent. */
export const readLink = call({
  method: 'POST',
  path: '/resetPassword/link',
  does: 'Whether a link still works, for whom it is and how long the password must be.',
  access: may.nobody,
  isOurs: true,
  secrets: ['token'],
  refuses: ['LINK_DEAD', 'TOO_MANY_TRIES'],
  input: shape({ token: ['token', requiredText(200)] }),
  output: shape({
    kind: ['kind', z.enum(['reset', 'invitation', 'confirmation'])],
    firstName: ['firstname', z.string()],
    email: ['email', z.string()],
    isStrong: ['is_strong', z.boolean()],
    minimumLength: ['minimum_length', z.int()],
  }),
})

export const changePassword = call({
  method: 'PUT',
  path: '/user',
  does: "Changes one's own password; the user's other sessions end.",
  isBeforePassword: true,
  access: may.people,
  secrets: ['current_password', 'password', 'password_confirmation'],
  refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
  example: { current_password: 'Bienvenue-2026', password: 'Rondes-de-nuit-2026', password_confirmation: 'Rondes-de-nuit-2026' },
  input: shape({
    current: ['current_password', z.nullable(z.string().check(z.maxLength(1000)))],
    next: ['password', z.string().check(z.maxLength(1000))],
    confirmation: ['password_confirmation', z.string().check(z.maxLength(1000))],
  }),
  output: z.object({ success: z.boolean() }),
})

export const sendConfirmEmail = call({
  method: 'POST',
  path: '/sendConfirmEmail',
  does: "Sends the link that confirms one's own e-mail.",
  access: may.people,
  refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
  input: z.object({}),
  output: shape({ success: ['success', z.boolean()], isSent: ['is_sent', z.boolean()] }),
})

export const confirmEmail = call({
  method: 'POST',
  path: '/confirmEmail',
  does: 'Confirms an e-mail by its link.',
  access: may.anyone,
  isOurs: true,
  secrets: ['token'],
  refuses: ['LINK_DEAD', 'TOO_MANY_TRIES'],
  input: shape({ token: ['token', requiredText(200)] }),
  output: z.object({ success: z.boolean() }),
})
