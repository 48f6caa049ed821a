import { transport } from '../../transport/transport.ts'
export const bad = transport
