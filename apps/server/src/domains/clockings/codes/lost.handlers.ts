import { randomInt } from 'node:crypto'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { deviceChanged } from '@vigie/contract/devices/devices.manage.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { reportLostDevice } from '@vigie/contract/devices/devices.lost.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { keptCode } from '../code-checks.ts'
import { audience } from '../../../kit/audience.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { VersionConflict } from '../../../kit/version-conflict.ts'
import { isDuplicate, type Db } from '../../../platform/postgres/db.ts'
import { unlinkFromSites } from '../../devices/devices.list.store.ts'
import { lockDevice, unpairWithoutSites } from '../../devices/devices.store.ts'
import { codesOf, digitsFor } from './codes.rules.ts'
import { agentsWithCode, mailCode } from './codes.store.ts'
import { reachedBy } from './codes.way.ts'
import { tellHolding } from '../offline/roster.watchers.ts'
import { holdersOf, isDeviceThere, markLost, saveCodes, voidCodes, type Holder } from './lost.store.ts'

type Reporting = RequestContext<typeof reportLostDevice>

export const handlers = [
  handle(reportLostDevice, async (context) => {
    const { input, db, now, company, emit } = context
    const { holders, reached, unreached } = await db
      .transaction(async (held) => {
        // A roster that is being handed out is waited for, and from here on none is (`noteRoster`).
        await held.save(lockDevice(held, input.deviceId))
        const [device] = await held.save(isDeviceThere(held, input.deviceId))
        requires(device, 'NOT_FOUND')
        const [reported] = await held.save(markLost(held, input.deviceId, now))
        // Its agents' codes are new since then, and it knows nothing of them.
        if (!reported) return { holders: [], reached: [], unreached: [] }
        await held.save(unlinkFromSites(held, input.deviceId))
        for (const unpaired of unpairWithoutSites(held, input.deviceId, now)) await held.save(unpaired)
        const holders = await held.save(holdersOf(held, input.deviceId))
        const [agents] = await held.save(agentsWithCode(held))
        const reached = holders.filter((holder) => reachedBy(context, holder) !== null)
        const unreached = holders.filter((holder) => !reached.includes(holder))
        await held.save(
          voidCodes(
            held,
            unreached.map(({ agentId }) => agentId),
          ),
        )
        await renew(held, reached, digitsFor((agents?.count ?? 0) + 1), context)
        return { holders, reached, unreached }
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new VersionConflict('a code was given to another meanwhile') : error
      })
    emit(devicePairing, { isPaired: false }, [audience.device(company.id, input.deviceId)])
    emit(deviceChanged, { deviceId: input.deviceId }, [audience.devices(company.id)])
    for (const { agentId, partnerId } of holders) emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, partnerId))
    await tellHolding(
      context,
      holders.map(({ agentId }) => agentId),
    )
    return {
      renewedCount: reached.length,
      unreachedCount: unreached.length,
      unreached: unreached.map(({ agentId, name }) => ({ agentId, name })),
    }
  }),
]

/** Draws a code for each, again for those whose code somebody has already, and has each sent to its agent alone. */
async function renew(held: Db, holders: readonly Holder[], digits: number, context: Reporting) {
  const { company, language, now, installation } = context
  let left = holders
  while (left.length > 0) {
    const drawn = new Set<string>()
    while (drawn.size < left.length) drawn.add(String(randomInt(...codesOf(digits))))
    const codes = [...drawn]
    const given = left.map(({ agentId }, at) => ({ agentId, ...keptCode(installation.secrets, company.id, codes[at]!) }))
    const saved = new Set((await held.save(saveCodes(held, given))).map(({ agentId }) => agentId))
    const letters = left.flatMap((to, at) => {
      const way = reachedBy(context, to)
      if (!saved.has(to.agentId) || way === null) return []
      return [mailCode(held, { to, way, code: codes[at]!, kind: 'code', companyName: company.name, language, now })]
    })
    for (const letter of letters) await held.save(letter)
    left = left.filter(({ agentId }) => !saved.has(agentId))
  }
}
