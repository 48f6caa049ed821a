import type { Config } from './config.ts'
import { entranceLink } from './domains/auth/links/messages.store.ts'
import { demoCompanyCode, demoSignIns, demoCode, demoPassword } from '../demo/people/signins.ts'

export interface Welcome {
  readonly config: Pick<Config, 'publicUrl' | 'hasDemo'>
  readonly port: number
  /** The codes of all companies of the installation: with several, an address says which one is meant. */
  readonly codes: readonly string[]
  /** Servers that serve the same database beside this one. */
  readonly others?: number
}

/** Companies that are listed by their addresses. */
const listedAtMost = 10

/** What a newcomer reads when the product has started: the address, and with the demo one sign-in per role. */
export function welcomeLines({ config, port, codes, others = 0 }: Welcome): string[] {
  const address = config.publicUrl ?? `http://localhost:${port}`
  const isOneOfMany = codes.length > 1
  const entranceOf = (code: string) => entranceLink(address, code)
  const lines = [
    '',
    `  Vigie est prête : ${address}`,
    `  Pointeuse       : ${address}/pointages`,
    `  API             : ${address}/api/docs`,
  ]
  if (others > 0) lines.push('', `  Cette base est servie avec ${others === 1 ? 'un autre serveur' : `${others} autres serveurs`}.`)
  if (isOneOfMany) {
    lines.push('', `  ${codes.length} sociétés : chacune entre par son adresse, ou choisit son code`)
    lines.push(...codes.slice(0, listedAtMost).map((code) => `    ${code.padEnd(14)}${entranceOf(code)}`))
    if (codes.length > listedAtMost) lines.push(`    et ${codes.length - listedAtMost} autres : ${entranceOf('CODE')}`)
  }
  if (config.hasDemo) {
    lines.push('', `  Société de démonstration (code ${demoCompanyCode})`)
    if (isOneOfMany) lines.push(`    entrée        ${entranceOf(demoCompanyCode)}`)
    lines.push(`    mot de passe  ${demoPassword}`, ...demoSignIns.map(({ label, email }) => `    ${label.padEnd(14)}${email}`))
    lines.push(`    ${'tablette'.padEnd(14)}code de pointage ${demoCode}`)
  }
  return [...lines, '']
}
