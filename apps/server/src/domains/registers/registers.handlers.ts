import { registerNames } from '@vigie/contract/registers/registers.all.ts'
import { countRegisters } from '@vigie/contract/registers/registers.ts'
import { reading } from '../../kit/handle.ts'
import { answerRegister } from './registers.answer.ts'
import { registerCounts } from './registers.store.ts'
import { registerSources } from './registers.tables.ts'

export const handlers = [
  reading(countRegisters, async ({ db }) => ({ counts: await db.read(registerCounts(db)) })),
  ...registerNames.flatMap((name) => answerRegister(name, registerSources[name])),
]
