import { fireEvent, screen } from '@testing-library/react'
import { demand as demandShape, type Demand } from '@vigie/contract/demands/demands.ts'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { DemandView, type DemandViewProps } from './DemandView.tsx'

export const opens = {
  id: 31,
  site_id: 5,
  site_name: 'Hôpital de la Brière',
  datetime_start: '2026-12-14 08:00:00',
  datetime_end: '2026-12-14 20:00:00',
  starts_at: '2026-12-14T07:00:00Z',
  ends_at: '2026-12-14T19:00:00Z',
  time_zone: 'Europe/Paris',
  month: '202612',
  is_night: false,
  fate: 'opens',
}
/** What accepting a leave changes. */
export const absence = {
  unavailability_type_name: 'Congés sans solde',
  date_start: '2026-12-14',
  date_end: '2026-12-14',
  shifts: [opens],
  weeks: [{ date_start: '2026-12-14', minutes: 2880, minutes_after: 2160 }],
  months_asked_again: ['202612'],
}
export const effects = (given: object) => () => ({ body: { seen: 'a1', absence: null, changes: [], ...given } })
export const answer = (demand: Demand, changes: Partial<Demand>) => () => ({
  body: { demand: z.encode(demandShape, { ...demand, version: demand.version + 1, ...changes }) },
})

const cover: DemandViewProps['cover'] = (_, name) => <button type="button">{name}</button>
interface GivenProps extends Partial<DemandViewProps> {
  readonly demand: Demand
}
/** The demand as the page shows it. */
export function Given(props: GivenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return <DemandView form={undefined} heading={heading} cover={cover} onFile={() => undefined} onAnswered={() => undefined} {...props} />
}
export const text = () => screen.getByLabelText<HTMLTextAreaElement>('Votre réponse à VERNOULT Awa')
export const write = (typed: string) => fireEvent.change(text(), { target: { value: typed } })
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string) => fireEvent.click(button(name))
export const plain = (element: Element) => element.textContent.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
