import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { writtenText } from '../kit/values.ts'
import { photoBytes } from './photo.rules.ts'
import { userLanguage } from './users.ts'

export const about = 'Who one is: name, phone, language and picture of whoever is signed in.'

const trimmed = (maxLength: number) => z.optional(writtenText(maxLength))

/** Who one is, as one may correct it. */
export const profile = shape({
  firstName: ['firstname', z.string()],
  lastName: ['lastname', z.string()],
  email: ['email', z.string()],
  phone: ['phone_mobile', z.string()],
  language: ['language', userLanguage],
  photoUrl: ['photoURL', z.nullable(z.string())],
  /** Name and phone come from an agent's sheet: the company corrects them there. */
  isOfSheet: ['is_of_sheet', z.boolean()],
})

export const readProfile = call({
  method: 'GET',
  path: '/user/profile',
  does: "One's own profile: name, phone, language, picture.",
  access: may.people,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: shape({ profile: ['profile', profile] }),
})

export const changeProfile = call({
  method: 'PUT',
  path: '/user/profile',
  does: "Changes what is given of one's own profile. An agent's name and phone are those of its sheet, and not changed here.",
  access: may.people,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { firstname: 'Claire', lastname: 'Morvan', phone_mobile: '+33 6 12 34 56 78', language: 'fr' },
  input: shape({
    firstName: ['firstname', trimmed(100)],
    lastName: ['lastname', trimmed(100)],
    phone: ['phone_mobile', trimmed(30)],
    /** Of the screens wherever one signs in, and of the messages; null: each device keeps its own. */
    language: ['language', z.optional(userLanguage)],
  }),
  output: shape({ profile: ['profile', profile] }),
})

/** In base64, which is a third longer. */
export const longestBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4
export const longestPhoto = longestBase64(photoBytes)
export const photo = z.string().check(z.minLength(1), z.maxLength(longestPhoto), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
/** A picture of one point. */
export const photoExample = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const changePhoto = call({
  method: 'PUT',
  path: '/user/photo',
  does: "Sets one's own picture: a JPEG, PNG or WebP of 128 KiB and 1,024 pixels a side at the most, in base64. What it holds decides, not its name, and it is drawn anew: nothing but its pixels is kept.",
  access: may.people,
  isOurs: true,
  refuses: ['NOT_FOUND', 'UNSUPPORTED_MEDIA'],
  mostBytes: longestPhoto + 1024,
  example: { photo: photoExample },
  input: shape({ photo: ['photo', photo] }),
  output: shape({ photoUrl: ['photoURL', z.string()] }),
})

export const removePhoto = call({
  method: 'DELETE',
  path: '/user/photo',
  does: "Removes one's own picture.",
  access: may.people,
  isOurs: true,
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
})
