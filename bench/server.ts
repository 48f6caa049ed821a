import { readConfig } from '../apps/server/src/config.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { connect } from '../apps/server/src/platform/connect.ts'
import { startServer } from '../apps/server/src/server.ts'
import type { Ask } from './askers.ts'
import { benchData } from './dataset.ts'
import { startServerProcess, type ServerProcess } from './process.ts'

/** A handful of askers ask as much as a city: what one of them may ask is not what is measured. */
const boundless = { CALL_BUDGET: '100000' }

/** The server of the bench's database, in a process of its own or in several, with settings of the environment more. */
export const startBenchServer = (port: number, processes = 1, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  startServerProcess({ dataDir: benchData, port, processes, env: { ...boundless, ...env } })

/** The pipeline in this very process, on a database of the bench: calls go straight into dispatch. */
export async function startPipeline(dataDir = benchData): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DEMO: 'off', ...boundless })
  const postgres = await connect(config)
  const server = await startServer({ config, clock: systemClock, postgres })
  const ask: Ask = async ({ method, path, payload, token, company }) => {
    const answer = await server.dispatch({
      method,
      path,
      token,
      body: () => ({ payload: payload as Record<string, unknown>, files: [] }),
      companyCode: company,
      apiCode: undefined,
      host: undefined,
      basic: undefined,
      language: 'fr',
      address: '127.0.0.1',
    })
    if (!('data' in answer)) throw new Error(JSON.stringify(answer.error))
    return answer.data
  }
  return {
    ask,
    async close() {
      await server.close()
      await postgres.close()
    },
  }
}
