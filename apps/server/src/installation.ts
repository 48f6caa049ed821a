import { demoCompanyCode } from '../demo/people/signins.ts'
import type { Config } from './config.ts'
import { budgets } from './kit/budget.ts'
import type { Installation, Workers } from './kit/installation.ts'
import type { Log } from './platform/log.ts'
import { openScanner } from './platform/scanner.ts'
import { openStorage } from './platform/storage/open.ts'
import { secretKeyOf } from './secret-key.ts'
import { secretsOf } from './secrets.ts'
import { managersMessages } from './transport/limits.ts'

/** Who carries letters and pushes. Their modules are read where they are set alone, for they would make every start longer. */
async function carriersOf({ smtpUrl, vapid, testPushCa, publicUrl }: Config): Promise<Pick<Installation, 'mailer' | 'push'>> {
  const mailer = smtpUrl === undefined ? undefined : (await import('./platform/mail/mailer.ts')).openMailer(smtpUrl, publicUrl ?? '')
  const push = vapid && (await import('./platform/push/push.ts')).openPush({ vapid, testCa: testPushCa })
  return { mailer, push }
}

/** What handlers and jobs may know of the installation they run in: the same in each of its processes. */
export async function installationOf(config: Config, workers: Workers, lookers: Workers, log: Log): Promise<Installation> {
  const publicUrl = config.publicUrl ?? ''
  return {
    isDemo: ({ code }) => config.hasDemo && code === demoCompanyCode,
    addresses: { publicUrl, linkUrl: publicUrl || `http://localhost:${config.port}` },
    secrets: secretsOf(secretKeyOf(config)),
    workers,
    lookers,
    storage: openStorage(config, log),
    scanner: openScanner(config.clamav, log),
    managersMessages: budgets(managersMessages),
    ...(await carriersOf(config)),
  }
}
