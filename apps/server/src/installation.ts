import { demoCompanyCode } from '../demo/people/signins.ts'
import type { Config } from './config.ts'
import { budgets } from './kit/rate-limit.ts'
import type { Installation } from './kit/installation.ts'
import { openReceipts } from './kit/proof/receipts.ts'
import { openSigner, type Signer } from './kit/proof/signer.ts'
import type { Log } from './platform/log.ts'
import { openScanner } from './platform/scanner.ts'
import { openStorage } from './platform/storage/open.ts'
import { secretKeyOf } from './secret-key.ts'
import { secretsOf } from './kit/secrets.ts'
import { signingKeyOf } from './signing-key.ts'
import { managersMessages } from './transport/limits.ts'

/** Who carries letters and pushes. Their modules are read where they are set alone, for they would make every start longer. */
async function carriersOf({ smtpUrl, vapid, testPushCa, publicUrl }: Config): Promise<Pick<Installation, 'mailer' | 'push'>> {
  const mailer = smtpUrl === undefined ? undefined : (await import('./platform/mail/mailer.ts')).openMailer(smtpUrl, publicUrl ?? '')
  const push = vapid && (await import('./platform/push/push.ts')).openPush({ vapid, testCa: testPushCa })
  return { mailer, push }
}

/** A key that is another one than before must be somebody's wish. */
function tellOfKeys({ hasNewKey, keysFault, keyId, keys }: Signer, log: Log): void {
  if (hasNewKey) log.warn({ key: keyId, before: keys.at(-2)?.id }, 'the key that signs roots and receipts is another one than before')
  if (keysFault)
    log.error({ fault: keysFault }, 'the list of old signing keys was changed by somebody without the key: what they signed counts no more')
}

type Processes = Pick<Installation, 'workers' | 'inspectionPool' | 'printers' | 'previewers' | 'counters' | 'scratch' | 'backups'>

/** What handlers and jobs may know of the installation they run in: the same in each of its processes. */
export async function installationOf(config: Config, processes: Processes, log: Log): Promise<Installation> {
  const publicUrl = config.publicUrl ?? ''
  const signer = openSigner(signingKeyOf(config), config.proofDir)
  tellOfKeys(signer, log)
  return {
    isDemo: ({ code }) => config.hasDemo && code === demoCompanyCode,
    addresses: { publicUrl, linkUrl: publicUrl || `http://localhost:${config.port}` },
    secrets: secretsOf(secretKeyOf(config)),
    signer,
    proofDir: config.proofDir,
    receipts: openReceipts(signer),
    ...processes,
    storage: openStorage(config, log),
    scanner: openScanner(config.clamav, log),
    managersMessages: budgets(managersMessages),
    ...(await carriersOf(config)),
  }
}
