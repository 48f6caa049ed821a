import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'

const libraries = fileURLToPath(new URL('../../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url))

/** The browser comes in a package. So do its libraries (NSS) and fonts, which are used only where the machine lacks a library. */
export async function browserProgram(): Promise<string> {
  const program = await chromium.executablePath()
  if (spawnSync('ldd', [program], { encoding: 'utf8' }).stdout?.includes('not found')) {
    await inflate(libraries)
    setupLambdaEnvironment(path.join(os.tmpdir(), 'al2023/lib'))
  }
  return program
}
