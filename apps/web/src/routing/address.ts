import type { Access, Role } from '@vigie/contract/access.ts'
import type { PageName, Phrases } from '@vigie/phrases/fr/all.ts'
import type { ComponentType } from 'react'
import type { PhrasesPart } from '../i18n/phrasesPart.ts'
import type { Query } from './query.ts'

/** A title of the shell, or the title that a part of the phrases has itself: `agents.title`. */
type TitleKey =
  | keyof Phrases['shell']['titles']
  | {
      [K in keyof Phrases]: Phrases[K] extends { readonly title: infer T extends string } ? WithoutValues<T, `${K}.title`> : never
    }[keyof Phrases]
type WithoutValues<Text extends string, Key> = Text extends `${string}{{${string}` ? never : Key
export type Path = `/${string}`

/** What a row has in common with those who lead to its address or read it there (routing/addresses/). */
export interface NamedAddress<Q extends Query = Query> {
  readonly path: Path
  readonly query: Q
}
export const named = <const P extends Path, Q extends Query>(path: P, query: Q) => ({ path, query }) as const

/** What the file of a screen exports: a component, or the list that it shows. */
export type BuiltScreen = ({ readonly default: ComponentType } | { readonly list: { readonly address: NamedAddress } }) & {
  /** Words that this screen says and no other does: they come with it, and weigh on nobody else. */
  readonly phrases?: PhrasesPart
}

/** The icons of the menu, by name (app/shell/menu/menuIcons.ts). */
export type MenuIcon =
  | 'badge'
  | 'bell'
  | 'briefcase'
  | 'calendar'
  | 'clock'
  | 'document'
  | 'home'
  | 'hours'
  | 'info'
  | 'key'
  | 'mail'
  | 'message'
  | 'network'
  | 'people'
  | 'print'
  | 'seal'
  | 'settings'
  | 'site'
  | 'tablet'
  | 'turn'
  | 'upload'
  | 'warning'

/** A line of the menu. Whether it is shown follows from who may open the address. */
export interface MenuPlace {
  /** main: the lines of the roles in `of` · manage: «Gérer» and company: «Société», of managers · common: at the end, for everybody. */
  readonly in: 'main' | 'manage' | 'company' | 'common'
  readonly of?: readonly Role[]
  /** Its place among the lines of its group: the lowest comes first. */
  readonly at: number
  readonly icon: MenuIcon
  /** Its words, where they are not the title. */
  readonly label?: keyof Phrases['shell']['menu']['lines']
}

/** One address of the app. The router, the guards, the menu, the breadcrumb and the page's title read this row alone. */
export interface Address {
  readonly path: Path
  /** Anybody; only those who are not signed in; or those whom a row of the contract's `mayOpen` lets in. */
  readonly who: 'anybody' | 'nobody' | Access
  /** bare: the screen alone · shell: menu and top bar around it · clocking: the tablet's own frame. */
  readonly frame: 'bare' | 'shell' | 'clocking'
  /**
   * Loaded when the address is opened; the screen is the file's default export. Without one the address is not built
   * yet: absent from menus and crumbs, refused to whom it is not for, and answered «Page introuvable» to the others.
   */
  readonly screen?: () => Promise<BuiltScreen>
  /** Its name in the breadcrumb, the menu and the browser's title; unset: the title of its own words. */
  readonly title?: TitleKey
  /** Its own file of words, `pages/<name>.ts` of each language: it comes with the screen. */
  readonly words?: PageName
  /** Its lines in the menus. */
  readonly menu?: readonly MenuPlace[]
  /** The addresses above it, from the home page down; its own title comes last. Those that the reader may not open fall out. */
  readonly crumbs?: readonly Path[]
  /** What it shows is chosen elsewhere by these readers: without this text of the query there is nothing to lead them to. */
  readonly chosenBy?: { readonly name: string; readonly readers: readonly Role[] }
  /** To these readers what stands above is about other things than the page: it has nothing above it. */
  readonly standsAloneFor?: readonly Role[]
  /** Whether the top bar shows the search here; shown unless said (and never to agents). */
  readonly hasSearch?: false
  /** Its list has a search of its own, and `/` opens that one. */
  readonly hasOwnSearch?: true
  /** What it reads from its query, each value with what a missing or wrong text falls back on (query.ts). */
  readonly query?: Query
  /** Leads on to another address. */
  readonly leadsTo?: Path
  /** Opens also where no company is known: what it shows is of whatever company it is given. */
  readonly needsNoCompany?: true
  /** Stays open to an agent without active contract, who is held to the missions otherwise (coverage 2.022). */
  readonly staysOpen?: true
  /** In the demo installation alone: elsewhere the address leads nowhere. */
  readonly isDemoOnly?: true
  /** The browser's own theme colour is the brand's navy here, instead of the company's. */
  readonly isBrandColoured?: true
}

/** The key of an address's name: of a title that the shell says, or of the one of its own words. */
export function titleKeyOf({ title, words }: Pick<Address, 'title' | 'words'>) {
  if (title === undefined) return words === undefined ? 'shell.titles.notFound' : (`${words}.title` as const)
  return isOwn(title) ? title : (`shell.titles.${title}` as const)
}
const isOwn = (title: TitleKey): title is Extract<TitleKey, `${string}.title`> => title.endsWith('.title')
