import type { Send } from './http.ts'

/** As `fetch`, telling how much of an upload has gone. Rejects where nobody answers. */
export const toldOf =
  (onSent: (sent: number, all: number) => void): Send =>
  (address, { method, body, headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total))
      request.addEventListener('load', () => {
        const answered = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? '' })
        const retryAfter = request.getResponseHeader('retry-after')
        if (retryAfter !== null) answered.set('retry-after', retryAfter)
        const { status, responseText } = request
        // Some statuses may have no body at all.
        resolve(new Response(status === 204 || status === 304 ? null : responseText, { status, headers: answered }))
      })
      request.addEventListener('error', () => reject(new TypeError('nobody answers')))
      const abort = () => {
        request.abort()
        reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'))
      }
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort, { once: true })
      request.send(body)
    })
