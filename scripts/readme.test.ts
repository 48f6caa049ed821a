import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('a company that the README makes is named by its code wherever one enters it', () => {
  const code = /company:create -- --code (\w+)/.exec(readme)?.[1]
  expect(code).toBeDefined()
  for (const line of [`import -- --company ${code} `, `/?company=${code}>`, '/?company=DEMO>', "the company's code is asked for"])
    expect(readme).toContain(line)
})
