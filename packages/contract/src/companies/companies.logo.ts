import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { longestBase64, photoExample } from '../auth/profile.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, instant, text } from '../kit/values.ts'

/** Bytes of a logo at the most, as it is sent; as a picture of a person it has 1,024 pixels a side at the most. */
export const logoBytes = 512 * 1024
const longest = longestBase64(logoBytes)

export const changeLogo = call({
  method: 'PUT',
  path: '/company/logo',
  does: "Sets the company's logo, shown wherever one signs in and on what is printed: a JPEG, PNG or WebP of 512 KiB and 1,024 pixels a side at the most, in base64. It is drawn anew: nothing but its pixels is kept, and what it lets through.",
  access: may.administer,
  isOurs: true,
  refuses: ['UNSUPPORTED_MEDIA'],
  mostBytes: longest + 1024,
  example: { logo: photoExample },
  input: shape({
    logo: ['logo', z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))],
    /** Of the file, so that it is recognised later. */
    fileName: ['file_name', z.optional(text(200))],
  }),
  output: shape({ logoUrl: ['logo', z.string()] }),
})

export const readLogoFile = call({
  method: 'GET',
  path: '/company/logo',
  does: "The file of the company's logo: its name, its bytes as it is kept and when it came; null where there is none.",
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: shape({
    file: ['file', z.nullable(shape({ name: ['name', z.string()], bytes: ['bytes', count], savedAt: ['saved_at', instant] }))],
  }),
})

export const removeLogo = call({
  method: 'DELETE',
  path: '/company/logo',
  does: "Removes the company's logo: the product's own mark stands in its place.",
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
})
