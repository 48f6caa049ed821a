import { calls } from '@vigie/contract/gather/calls.ts'
import { gathered } from './gathered.ts'
import type { Handler } from './kit/handle.ts'
import { callTable } from './transport/table.ts'

const handlers = await gathered<Handler>('handlers')

export const appTable = () => callTable(calls, handlers)
