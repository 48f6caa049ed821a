import { companyJobKinds, installationJobKinds } from '@vigie/contract/jobs/jobs.kinds.ts'
import { expect, it } from 'vitest'
import { taskOf } from './domains/jobs/jobs.kinds.rules.ts'
import { nightsOf, tasks } from './tasks.ts'

const named = (kinds: readonly (keyof typeof taskOf)[]) => kinds.map((kind) => taskOf[kind]).toSorted()
const newOne = 'a new kind is named in jobs.kinds.ts of the contract; then its words are asked for by the compiler'

it('every kind of job has a name for people, and no name is of a kind that is no more', () => {
  expect(named(companyJobKinds), newOne).toEqual(tasks.map(({ name }) => name).toSorted())
})

it('so has whatever is done each night, hour and minute', () => {
  expect(named(installationJobKinds), newOne).toEqual(
    nightsOf({ hasDemo: true }, { night: async () => {} })
      .map(({ name }) => name)
      .toSorted(),
  )
})
