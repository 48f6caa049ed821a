import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { longestPhoto, photo, photoExample } from '../auth/profile.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'

export const changeAgentPhoto = call({
  method: 'PUT',
  path: '/resources/photo',
  does: "Sets an agent's picture, as it is shown of its account too: a JPEG, PNG or WebP of 128 KiB and 1,024 pixels a side at the most, in base64. It is drawn anew: nothing but its pixels is kept.",
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'UNSUPPORTED_MEDIA'],
  mostBytes: longestPhoto + 1024,
  example: { resourceId: 1, photo: photoExample },
  input: shape({ id: ['resourceId', id], photo: ['photo', photo] }),
  output: shape({ photoUrl: ['photo_url', z.string()] }),
})

export const removeAgentPhoto = call({
  method: 'DELETE',
  path: '/resources/photo',
  does: "Removes an agent's picture, of its account too.",
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ id: ['resourceId', id] }),
  output: z.object({ success: z.boolean() }),
})
