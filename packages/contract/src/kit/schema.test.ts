import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { calls } from '../../gather/calls.ts'
import { events } from '../../gather/events.ts'
import { bareOf, partOf, schemasIn, wireFieldsOf } from './schema.ts'
import { shape } from './shape.ts'
import { instant } from './values.ts'

const text = z.string()
const agent = shape({ agentId: ['resource_id', z.int()], name: ['fullname', text] })

describe('a part of a schema', () => {
  it('is a shape by its table, and any other by what it holds', () => {
    expect(partOf(agent)).toEqual({ kind: 'shape', fields: agent.fields })
    expect(partOf(z.object({ agent }))).toMatchObject({ kind: 'object', entries: { agent } })
    expect(partOf(z.array(agent))).toEqual({ kind: 'array', element: agent })
    expect(partOf(z.record(z.string(), agent))).toEqual({ kind: 'record', value: agent })
    expect(partOf(z.union([agent, text]))).toEqual({ kind: 'union', options: [agent, text] })
    expect(partOf(instant).kind).toBe('pipe')
    expect(partOf(text)).toEqual({ kind: 'leaf', type: 'string' })
  })

  it('is bare without what only says that it may be missing, or what stands for it then', () => {
    const wrapped = [
      z.nullable(agent),
      z.optional(agent),
      z._default(agent, null as never),
      z.readonly(agent),
      z.catch(agent, null as never),
    ]
    for (const schema of wrapped) {
      expect(partOf(schema)).toMatchObject({ inner: agent })
      expect(bareOf(z.optional(z.nullable(schema)))).toBe(agent)
    }
    expect(bareOf(instant)).toBe(instant)
  })

  it('names its values as the wire does', () => {
    expect(wireFieldsOf(agent)).toEqual({ resource_id: agent.fields.agentId[1], fullname: text })
    expect(wireFieldsOf(z.object({ agent }))).toEqual({ agent })
    expect(wireFieldsOf(text)).toEqual({})
  })

  it('of the contract is one that a walk goes into: no other container hides one', () => {
    const leaves = new Set<string>()
    const walk = (schema: z.ZodMiniType): void => {
      const part = partOf(schema)
      if (part.kind === 'leaf') leaves.add(part.type)
      schemasIn(schema).forEach(walk)
    }
    for (const { input, output } of calls) [input, output].forEach(walk)
    for (const { payload } of events) walk(payload)
    expect([...leaves].toSorted()).toEqual(['boolean', 'enum', 'lazy', 'literal', 'number', 'string'])
  })
})
