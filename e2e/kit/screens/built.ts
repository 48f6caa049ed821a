import { readFileSync } from 'node:fs'

/** What the reviewed list of the web app says of every address behind the sign-in, and of every menu (`npm run screens`). */
interface Reviewed {
  /** Lines as `Agents /resource/resources`. */
  readonly menus: Readonly<Record<string, Readonly<Record<'main' | 'manage' | 'company', readonly string[]>>>>
  readonly screens: readonly {
    readonly path: string
    readonly title: string
    readonly isBuilt: boolean
    /** By role: the gates that must be open. */
    readonly who: Readonly<Record<string, string>>
  }[]
}
const { menus, screens } = JSON.parse(readFileSync(new URL('../../../apps/web/src/app/screens.json', import.meta.url), 'utf8')) as Reviewed
const standing = screens.filter(({ isBuilt, who }) => isBuilt && Object.keys(who).length > 0)
const isStanding = (path: string | undefined) => standing.some((screen) => screen.path === path)

/** The demo's person of each kind: role, home, and the name of the space. */
const persons = {
  'manager@demo.example': { role: 'manager', home: '/manager', space: 'Espace manager' },
  'agent@demo.example': { role: 'resource', home: '/resource', space: 'Espace agent' },
  'client@demo.example': { role: 'client', home: '/client', space: 'Espace client' },
  'client-user@demo.example': { role: 'client_user', home: '/client', space: 'Espace client' },
  'partner@demo.example': { role: 'manager_partner', home: '/partner', space: 'Espace partenaires' },
} as const
export type Person = keyof typeof persons
export const everybody = Object.keys(persons) as Person[]

/** The words of the lines whose screen stands. */
const linesOf = (role: string, group: 'main' | 'manage' | 'company'): string[] =>
  menus[role]![group].map((line) => /^(.+) (\/\S+)$/.exec(line)!).flatMap(([, label, path]) => (isStanding(path) ? [label!] : []))

/** Everybody of the demo: home, space, and what of the groups of its menu is built. */
export const people = Object.fromEntries(
  everybody.map((who) => {
    const { role, home, space } = persons[who]
    return [who, { home, space, main: linesOf(role, 'main'), manage: linesOf(role, 'manage'), company: linesOf(role, 'company') }]
  }),
) as unknown as Record<
  Person,
  { home: string; space: string; main: readonly string[]; manage: readonly string[]; company: readonly string[] }
>

/** Every address behind the sign-in that is built, with its name and for whom it is; an agent without contract has a test of its own. */
export const built: Readonly<Record<string, readonly [name: string, who: readonly Person[]]>> = Object.fromEntries(
  standing.map(({ path, title, who }) => [path, [title, everybody.filter((one) => persons[one].role in who)]]),
)
