import type { Config } from './config.ts'
import { demoSignIns, demoCode, demoPassword } from '../demo/people/signins.ts'

/** What a newcomer reads when the product has started: the address, and with the demo one sign-in per role. */
export function printWelcome({ config, port }: { readonly config: Config; readonly port: number }): void {
  const address = config.publicUrl ?? `http://localhost:${port}`
  const lines = [
    '',
    `  Vigie est prête : ${address}`,
    `  Pointeuse       : ${address}/pointages`,
    `  API             : ${address}/api/docs`,
  ]
  if (config.hasDemo) {
    lines.push('', '  Société de démonstration (DEMO)')
    lines.push(`    mot de passe  ${demoPassword}`, ...demoSignIns.map(({ label, email }) => `    ${label.padEnd(14)}${email}`))
    lines.push(`    ${'tablette'.padEnd(14)}code de pointage ${demoCode}`)
  }
  console.log([...lines, ''].join('\n'))
}
