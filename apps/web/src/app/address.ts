import type { Access } from '@vigie/contract/access.ts'
import type { Phrases } from '@vigie/phrases/fr/screens.ts'
import type { ComponentType } from 'react'
import type { Icon } from '../ui/icons.tsx'

export type TitleKey = keyof Phrases['shell']['titles']
export type MenuKey = 'dashboard' | 'clockings' | 'linkDevice' | 'outbox'

/** One address of the app. The router, the guards, the menu, the breadcrumb and the page's title read this row alone. */
export interface Address {
  readonly path: `/${string}`
  /** Anybody; only those who are not signed in; or those whom a row of the contract's `mayOpen` lets in. */
  readonly who: 'anybody' | 'nobody' | Access
  /** bare: the screen alone · shell: menu and top bar around it · clocking: the tablet's own frame. */
  readonly frame: 'bare' | 'shell' | 'clocking'
  /** Loaded when the address is opened; the screen is the file's default export. */
  readonly screen: () => Promise<{ default: ComponentType }>
  readonly title: TitleKey
  /** The addresses above it, from the home page down; its own title comes last. */
  readonly crumbs?: readonly `/${string}`[]
  /** Whether the top bar shows the search here; shown unless said (and never to agents). */
  readonly hasSearch?: false
  /** Its line in the menu. */
  readonly menu?: { readonly label: MenuKey; readonly icon: Icon; readonly group: 'main' | 'manage' }
  /** In the demo installation alone: elsewhere the address leads nowhere. */
  readonly isDemoOnly?: true
  /** The browser's own theme colour is the brand's navy here, instead of the company's. */
  readonly isBrandColoured?: true
}
