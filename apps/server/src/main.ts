import cluster from 'node:cluster'
import { parseArgs } from 'node:util'
import { serve } from './serve.ts'
import { mostProcesses, processVariable, serveInCluster } from './cluster.ts'

// npm start [-- --processes N]
function processesAsked(): number {
  const usage = `Usage : npm start -- --processes 4 (de 1 à ${mostProcesses})`
  try {
    const { values } = parseArgs({ options: { processes: { type: 'string', default: '1' } } })
    const count = /^\d{1,3}$/.test(values.processes) ? Number(values.processes) : 0
    if (count >= 1 && count <= mostProcesses) return count
  } catch {}
  console.error(usage)
  return process.exit(1)
}

const processes = processesAsked()
if (cluster.isPrimary && processes > 1) serveInCluster(processes)
else serve({ env: process.env, isFirst: cluster.isPrimary || process.env[processVariable] === '0' })
