import { deflateSync } from 'node:zlib'
import { oleFile, officeFile, packedPdf, pdf, png, swollenPdf, zip } from '../../apps/server/src/domains/files/files.made.testing.ts'
import { ask, wordOf, type Answer } from '../kit/ask.ts'
import { tally, type Attack } from '../kit/attack.ts'
import { formOf, formType } from '../kit/forms.ts'
import { sized, type Target } from '../kit/target.ts'

const values = {
  owner: 'company',
  is_for_resources: 'true',
  is_for_clients: 'false',
  is_for_partners: 'false',
  is_validation_required_resource: 'false',
  is_validation_required_partner: 'false',
  wants_whole: 'false',
}
const send = (target: Target, name: string, bytes: Buffer): Promise<Answer> =>
  ask(target.port, {
    path: '/api/documents',
    token: target.tokens.manager,
    body: formOf([{ name, bytes }], values),
    headers: { 'content-type': formType },
    waitMilliseconds: sized(target, 40_000, 120_000),
  })

const launch = { catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }
/** Objects that are packed, and unfold to so many megabytes each. */
const packs = (count: number, megabytes: number): Buffer => {
  const held = deflateSync(Buffer.concat([Buffer.from('1 0 null '), Buffer.alloc(megabytes * 1_000_000, ' ')]))
  const said = `<< /Type /ObjStm /N 1 /First 4 /Length ${held.length} /Filter /FlateDecode >>`
  return pdf({ objects: Array.from({ length: count }, () => `${said}\nstream\n${held.toString('latin1')}\nendstream`) })
}
const nested = (depth: number): Buffer => zip({ name: 'a.zip', bytes: depth === 0 ? Buffer.alloc(1000) : nested(depth - 1) })

/** What is sent: none of it may be kept. */
function kindsOf(target: Target): Record<string, readonly [name: string, bytes: Buffer]> {
  const small = {
    'a picture of 50,000 × 50,000 points': ['a.png', png(50_000, 50_000)],
    'an archive of a gigabyte': ['a.zip', zip({ name: 'a.txt', bytes: Buffer.alloc(sized(target, 420, 1000) * 1_000_000) })],
    'archives in archives': ['a.zip', nested(5)],
    'a program that is packed': ['a.pdf', packedPdf(launch)],
    'a macro': ['a.doc', oleFile('WordDocument', '_VBA_PROJECT')],
    'nothing but its first letters': ['a.pdf', Buffer.from('%PDF-1.7\n')],
  } as const
  if (target.isSmall) return small
  return {
    ...small,
    'a list of objects that swells': ['a.pdf', swollenPdf(1000)],
    'packed objects that swell': ['a.pdf', packs(400, 31)],
    'names without end': ['a.pdf', pdf({ objects: ['/First '.repeat(3_000_000)] })],
    'tables in tables': ['a.pdf', pdf({ catalogue: `/X ${'<</A '.repeat(1_000_000)}1${'>>'.repeat(1_000_000)}` })],
    'entries without end': ['a.zip', zip(...Array.from({ length: 60_000 }, (_, at) => ({ name: `${at}`, bytes: '' })))],
    'a document that swells': ['a.xlsx', officeFile('xl', { name: 'xl/a.xml', bytes: Buffer.alloc(1_000_000_000) })],
  }
}

const isRefusal = ({ status, text }: Answer) => [413, 415, 422, 429, 503].includes(status) && /"message":"\S+\s+\S+/u.test(text)

export const documents: Attack = {
  name: 'documents',
  what: 'documents that swell, run or make their reader stumble',
  isFresh: true,
  // Two at once, each ended when it takes more (platform/worker.ts).
  jobMegabytes: 1400,
  leavesNoFiles: true,
  async run(target) {
    const { answers, add } = tally()
    const faults: string[] = []
    let tried = 0
    let slowest = { kind: '', milliseconds: 0 }
    for (const [kind, [name, bytes]] of Object.entries(kindsOf(target))) {
      const sent = await Promise.all(Array.from({ length: sized(target, 1, 3) }, () => send(target, name, bytes)))
      tried += sent.length
      for (const answer of sent) {
        add(wordOf(answer))
        if (answer.milliseconds > slowest.milliseconds) slowest = { kind, milliseconds: answer.milliseconds }
        if (!isRefusal(answer)) faults.push(`${kind}: ${wordOf(answer)} ${answer.code}`)
      }
    }
    return { tried, answers, said: `the slowest, ${slowest.kind}, took ${(slowest.milliseconds / 1000).toFixed(1)} s`, faults }
  },
}
