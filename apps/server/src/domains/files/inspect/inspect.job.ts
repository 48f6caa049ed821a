import { job } from '../../../platform/worker.job.ts'
import { inspect, type InspectInput } from './inspect.ts'

/** Files are looked into, and drawn small, in a process of its own that knows neither database nor key. */
await job((input) => inspect(input as InspectInput))
