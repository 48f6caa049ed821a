import { registerNames, registerOf } from '@vigie/contract/registers/registers.all.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'
import type { Values } from '../../../test/transports.ts'
import { freeValues, rowOfRegister } from './registers.testing.ts'

/** Of each register a row of its own, which is changed, archived, removed and moved. */
export const samples = (kit: SampleKit): Samples =>
  Object.fromEntries(
    registerNames.flatMap((name) => {
      const { create, change, archive, remove, order, isOrdered } = registerOf(name)
      const made = async (values: (row: Values & { id: number }) => Values) => ({
        values: values(await rowOfRegister(kit.app, kit.company, name)),
        as: kit.fixture.as('manager'),
      })
      return [
        [nameOf(create), () => Promise.resolve({ values: freeValues(name), as: kit.fixture.as('manager') })],
        [nameOf(change), () => made(({ id }) => ({ ...freeValues(name), id, version: 1 }))],
        [nameOf(archive), () => made(({ id }) => ({ ids: [id], is_archived: true }))],
        [nameOf(remove), () => made(({ id }) => ({ ids: [id], versions: [1] }))],
        ...(isOrdered ? [[nameOf(order), () => made(({ id }) => ({ ids: [id] }))]] : []),
      ] as [string, Samples[string]][]
    }),
  )
