import { readFileSync } from 'node:fs'
import { ask, wordOf, type Answer } from '../kit/ask.ts'
import { tally, type Attack } from '../kit/attack.ts'
import { formOf, formType, sheetOf, workbookOf, type FormFile } from '../kit/forms.ts'
import { swellingSheet } from '../kit/swelling.ts'
import { sized, type Target } from '../kit/target.ts'

const megabyte = 1024 * 1024
const fill = (text: string, bytes: number): Buffer => Buffer.alloc(bytes, text)
const csv = (bytes: Buffer): FormFile[] => [{ name: 'a.csv', bytes }]
const head = 'Code site;Code client;Client;Nom\r\n'
const honest = () => readFileSync(new URL('../../e2e/data/planning-2026/sites.csv', import.meta.url))

const send = (target: Target, files: readonly FormFile[]): Promise<Answer> =>
  ask(target.port, {
    path: '/api/imports',
    token: target.tokens.manager,
    body: formOf(files),
    headers: { 'content-type': formType },
    waitMilliseconds: sized(target, 25_000, 120_000),
  })

/** What an import may answer: a report, or a refusal with a sentence. */
const isHonest = ({ status, text }: Answer) =>
  status === 200 || ([400, 409, 413, 422, 429, 503].includes(status) && /"message":"\S+\s+\S+/u.test(text))

/** What is sent, and how many of it at once. */
async function kindsOf(target: Target): Promise<Record<string, { files: FormFile[]; atOnce?: number }>> {
  const bomb = workbookOf(await swellingSheet(sized(target, 160, 1024) * megabyte))
  const small = {
    'a workbook that swells': { files: [{ name: 'a.xlsx', bytes: bomb }] },
    'a cell far away': { files: [{ name: 'a.xlsx', bytes: workbookOf(sheetOf('XFD1048576')) }] },
    semicolons: { files: csv(fill(';', sized(target, 4, 25) * megabyte - 1000)) },
  }
  if (target.isSmall) return small
  const most = 25 * megabyte - 1000
  return {
    ...small,
    'line ends': { files: csv(fill('\r\n', most)) },
    'bare line ends': { files: csv(fill('\n', most)) },
    'one line': { files: csv(fill('x', most)) },
    'an open quote': { files: csv(Buffer.concat([Buffer.from('"'), fill('x;\n', most - 1)])) },
    'quotes alone': { files: csv(fill('"', most)) },
    'short lines under a head': { files: csv(Buffer.concat([Buffer.from(head), fill('a;b;c;d\r\n', most - head.length)])) },
    'lines without a value': { files: csv(Buffer.concat([Buffer.from(head), fill(';;;\r\n', most - head.length)])) },
    'twenty files': { files: Array.from({ length: 20 }, (_, at) => ({ name: `${at}.csv`, bytes: fill(';\n', megabyte) })) },
    'more files than are taken': { files: Array.from({ length: 200 }, (_, at) => ({ name: `${at}.csv`, bytes: fill('x', 1000) })) },
    'a file that is too large': { files: csv(fill('x', 26 * megabyte)) },
    'several at once': { files: csv(fill('a;b;c;d\n', 8 * megabyte)), atOnce: 8 },
    'several that swell at once': { files: [{ name: 'a.xlsx', bytes: bomb }], atOnce: 4 },
  }
}

export const files: Attack = {
  name: 'files',
  what: 'files that swell, imported by a manager',
  isFresh: true,
  async run(target) {
    const { answers, add } = tally()
    const faults: string[] = []
    let tried = 0
    let slowest = { kind: '', milliseconds: 0 }
    for (const [kind, { files: given, atOnce = 1 }] of Object.entries(await kindsOf(target))) {
      const sent = await Promise.all(Array.from({ length: atOnce }, () => send(target, given)))
      tried += sent.length
      for (const answer of sent) {
        add(wordOf(answer))
        if (answer.milliseconds > slowest.milliseconds) slowest = { kind, milliseconds: answer.milliseconds }
        // Whoever sends more than is taken may see the line shut while it still sends.
        const isTooLarge = kind === 'a file that is too large' || kind === 'more files than are taken'
        if (!isHonest(answer) && !(answer.status === 0 && isTooLarge)) faults.push(`${kind}: ${wordOf(answer)} ${answer.code}`)
      }
    }
    const after = await send(target, [{ name: 'sites.csv', bytes: honest() }])
    if (after.status !== 200 || !after.text.includes('"sites":')) faults.push(`an honest import afterwards: ${wordOf(after)} ${after.code}`)
    return { tried, answers, said: `the slowest, ${slowest.kind}, took ${(slowest.milliseconds / 1000).toFixed(1)} s`, faults }
  },
}
