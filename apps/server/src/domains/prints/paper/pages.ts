/** What the template draws (sheets.typ): texts and measures, and nothing to be computed. Millimetres. */

/** Its look: of day or night, what nobody has, an absence. */
type Mark = 'day' | 'night' | 'open' | 'away'
export interface CodeMark {
  readonly text: string
  readonly mark: Mark
}
export type DayLook = 'plain' | 'weekend' | 'holiday' | 'outside'

interface Head {
  readonly left: readonly string[]
  readonly title: string
  readonly subtitle: string
  readonly right: readonly string[]
}
interface Foot {
  readonly left: string
  readonly middle: string
  readonly right: string
}
export interface LegendEntry {
  readonly code: string
  readonly mark: Mark | 'holiday' | 'openLegend'
  readonly text: string
}

export interface SitePage {
  readonly kind: 'site'
  readonly head: Head
  readonly columns: {
    readonly name: string
    readonly days: readonly { readonly initial: string; readonly number: string; readonly look: DayLook }[]
    readonly sums: readonly string[]
  }
  readonly rows: readonly {
    readonly height: number
    readonly name: string
    readonly look: 'agent' | 'open' | 'sum'
    /** What stands on some of its days, each by its place among the columns. */
    readonly cells: readonly { readonly at: number; readonly codes: readonly CodeMark[] }[]
    /** A text for each day, or none. */
    readonly counts: readonly string[]
    readonly sums: readonly string[]
  }[]
  readonly legend: readonly LegendEntry[]
  readonly foot: Foot
}

export interface AgentPage {
  readonly kind: 'agent'
  readonly head: Head
  readonly weekdays: readonly string[]
  readonly week: string
  readonly weeks: readonly {
    readonly height: number
    readonly total: string
    readonly days: readonly {
      readonly number: string
      readonly note: string
      readonly look: DayLook
      readonly away: string
      readonly services: readonly { readonly code: CodeMark; readonly hours: string; readonly site: string }[]
    }[]
  }[]
  readonly sitesTitle: string
  readonly sites: readonly { readonly name: string; readonly address: string; readonly figures: string }[]
  readonly sums: readonly { readonly name: string; readonly value: string }[]
  readonly legend: readonly LegendEntry[]
  readonly foot: Foot
}

export interface SignedTime {
  /** Empty: the dotted line. */
  readonly time: string
  readonly notes: readonly string[]
}
export interface SignaturePage {
  readonly kind: 'signatures'
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly title: string
  readonly subtitle: string
  readonly notes: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly height: number
    /** Set in the first row of a day on a page. */
    readonly day: { readonly weekday: string; readonly number: string } | null
    readonly isWeekend: boolean
    readonly isFirst: boolean
    readonly planned: string
    readonly code: string
    readonly agent: string
    readonly card: string
    readonly isOpen: boolean
    readonly arrival: SignedTime
    readonly departure: SignedTime
    readonly remarks: readonly string[]
  }[]
  /** On the last page of a sheet. */
  readonly end: {
    readonly title: string
    readonly figures: readonly { readonly name: string; readonly value: string }[]
    readonly visas: readonly string[]
    readonly hint: string
  } | null
  readonly foot: { readonly left: string; readonly right: string }
}

export type Page = SitePage | AgentPage | SignaturePage
