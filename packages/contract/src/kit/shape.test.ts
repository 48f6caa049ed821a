import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { fieldsOf, shape } from './shape.ts'

const agent = shape({ agentId: ['resource_id', z.int()], name: ['fullname', z.optional(z.string())] })
const shift = shape({
  id: ['id', z.int()],
  agent: ['resource', z.nullable(agent)],
  isForced: ['is_forced', z._default(z.boolean(), false)],
})

describe('a shape', () => {
  it('reads the names of the wire under ours, on every level, and leaves the rest behind', () => {
    expect(z.decode(shift, { id: 1, resource: { resource_id: 2, fullname: 'Alix', secret: 3 }, more: 4 } as never)).toEqual({
      id: 1,
      agent: { agentId: 2, name: 'Alix' },
      isForced: false,
    })
    expect(z.decode(z.array(agent), [{ resource_id: 2 }])).toEqual([{ agentId: 2 }])
  })

  it('names what is wrong as the wire names it', () => {
    const read = z.safeDecode(shift, { id: 1, resource: { resource_id: 'two' } } as never)
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['resource.resource_id'])
  })

  it('does not know our names on the wire', () => {
    expect(z.safeDecode(agent, { agentId: 2 } as never).success).toBe(false)
  })

  it('is known by its table, and another schema by none', () => {
    expect(fieldsOf(agent)).toBe(agent.fields)
    expect(fieldsOf(z.object({}))).toBeUndefined()
  })
})
