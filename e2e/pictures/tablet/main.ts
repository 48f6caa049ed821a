import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { axeFaults } from '../../kit/reading/axe.ts'
import { tooSmall } from '../../kit/reading/measure.ts'
import { openStand, type Look, type Stand } from './stand.ts'
import { newcomerStates } from './newcomer.ts'
import { states } from './states.ts'

/**
 * `npm run pictures:tablet`: each state of the wall tablet at four sizes into ./pictures/tablet, and in the console what axe
 * finds, which targets are too small and which state was not reached. Arguments are the beginnings of states (`36 37`);
 * `--look de` (several times) limits the looks.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { look: { type: 'string', multiple: true } } })
const folder = fileURLToPath(new URL('../../../pictures/tablet', import.meta.url))
const looks: readonly Look[] = [
  { name: 'fr', language: 'fr', theme: 'light', hasLongNames: false },
  { name: 'en-dark', language: 'en', theme: 'dark', hasLongNames: false },
  { name: 'de', language: 'de', theme: 'light', hasLongNames: false },
  { name: 'de-dark-long', language: 'de', theme: 'dark', hasLongNames: true },
  { name: 'new-fr', language: 'fr', theme: 'light', hasLongNames: false, isNewcomer: true },
  { name: 'new-en-dark', language: 'en', theme: 'dark', hasLongNames: false, isNewcomer: true },
]
/** The wall's own comes last: the next state begins in it. */
const sizes = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
] as const
/** Milliseconds in which a size is drawn. */
const drawn = 120

/** Nothing of a state waits for another size: answers leave by themselves. */
async function take({ tablet, look }: Stand, name: string): Promise<void> {
  mkdirSync(`${folder}/${look.name}`, { recursive: true })
  for (const size of sizes) {
    await tablet.setViewportSize(size)
    await tablet.waitForTimeout(drawn)
    await tablet.screenshot({ path: `${folder}/${look.name}/${name}.${size.width}.png` })
  }
  for (const fault of [...(await tooSmall(tablet)), ...(await axeFaults(tablet))]) console.log(`${look.name} ${name}: ${fault}`)
}

for (const look of looks.filter(({ name }) => !values.look || values.look.includes(name))) {
  const stand = await openStand(look)
  const wanted = (look.isNewcomer ? newcomerStates : states).filter(
    ({ name, isAlways }) => isAlways || positionals.length === 0 || positionals.some((one) => name.startsWith(one)),
  )
  for (const state of wanted) {
    try {
      await state.reach(stand)
      await take(stand, state.name)
    } catch (error) {
      console.log(`${look.name} ${state.name}: not reached. ${String(error)}`)
      await stand.tablet.setViewportSize(sizes[3])
    }
    await state.after?.(stand)
  }
  await stand.close()
  console.log(`${look.name}: done`)
}
