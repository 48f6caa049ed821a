import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const inPage = fileURLToPath(new URL('visits.page.js', import.meta.url))

/** A call as the socket carries it. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>>
}
export interface Visit {
  /** Milliseconds from the press to the frame in which the content stands. */
  readonly milliseconds: number
  /** Milliseconds that the same calls take by themselves, asked together over HTTP by the same page. */
  readonly bare: number
  /** Requests for scripts and styles until then. */
  readonly files: number
}
export interface Visitor {
  /** Presses the first such part, and waits until another screen, or `content`, stands with nothing left to come in it. */
  visit(press: string, content?: string): Promise<Visit>
}

/** Somebody at a page, who sees what it asks for. To be called before the page is opened. */
export async function visitorAt(page: Page): Promise<Visitor> {
  await page.addInitScript({ path: inPage })
  let asked = new Map<string, Asked>()
  let files = 0
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files++
  })
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = /^42\d*(\["request",.*)$/s.exec(String(payload))?.[1]
      if (!message) return
      const [, call] = JSON.parse(message) as [string, Asked]
      if (call.method === 'GET') asked.set(JSON.stringify([call.path, call.payload]), call)
    }),
  )
  return {
    async visit(press, content) {
      const target = page.locator(press).first()
      await target.scrollIntoViewIfNeeded()
      asked = new Map()
      files = 0
      const standing = page.evaluate<number>(`visits.untilItStands(${JSON.stringify(content ?? null)})`)
      await target.click()
      const milliseconds = await standing
      const calls = [...asked.values()]
      const needed = files
      return { milliseconds, files: needed, bare: await page.evaluate<number>(`visits.askAlone(${JSON.stringify(calls)})`) }
    },
  }
}
