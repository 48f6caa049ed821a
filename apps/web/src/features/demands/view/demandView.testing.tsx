import { fireEvent, screen } from '@testing-library/react'
import { demand as demandShape, type Demand } from '@vigie/contract/demands/demands.ts'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { DemandView, type DemandViewProps } from './DemandView.tsx'

export const effects = (given: object) => () => ({ body: { seen: 'a1', absence: null, changes: [], swap: null, ...given } })
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
