import type { TestApp } from './app.ts'
import type { Ask } from './transports.ts'

/** Asks as HTTP and the socket do, from an address of one's own: the pipeline is the same, the line is left out. */
export const fromAddress =
  (app: TestApp, address: string): Ask =>
  async ({ method, path }, values = {}, { token, code, basic } = {}) => {
    const answer = await app.server.dispatch({
      method,
      path,
      body: () => ({ payload: values, files: [] }),
      token,
      basic,
      companyCode: code,
      apiCode: undefined,
      host: 'localhost',
      language: 'fr',
      address,
    })
    return 'error' in answer
      ? { status: answer.status, data: undefined, error: answer.error, retryAfter: answer.retryAfterSeconds }
      : { status: answer.status, data: answer.data, error: undefined, retryAfter: undefined }
  }
