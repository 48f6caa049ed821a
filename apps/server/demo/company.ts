import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Secrets } from '../src/kit/installation.ts'
import type { Db } from '../src/platform/postgres/db.ts'

export interface DemoScene {
  readonly db: Db
  readonly now: Instant
  readonly secrets: Secrets
}

export async function fillDemo(_scene: DemoScene): Promise<void> {}
