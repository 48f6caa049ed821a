import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { instant } from '../kit/values.ts'

/** What is wrong with the backups: the last one failed, none is recent, or what changes since cannot be brought there. */
export const backupTroubles = ['failed', 'old', 'log'] as const
export type BackupTrouble = (typeof backupTroubles)[number]

export const readBackups = call({
  method: 'GET',
  path: '/company/backups',
  does: 'Whether somebody should look at the backups of the installation, all companies together: `trouble` is null where they are made, and where none are set up. `ended_at` is when the last one ended.',
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: shape({
    trouble: ['trouble', z.nullable(z.enum(backupTroubles))],
    endedAt: ['ended_at', z.nullable(instant)],
  }),
})
export type BackupsRead = z.output<(typeof readBackups)['output']>
