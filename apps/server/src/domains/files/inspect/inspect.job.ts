import { job } from '../../../platform/worker.job.ts'
import { look, type LookInput } from './inspect.ts'

/** Files are looked into, and drawn small, in a process of its own that knows neither database nor key. */
await job((input) => look(input as LookInput))
