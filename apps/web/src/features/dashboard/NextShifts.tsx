import { nextShiftsShown } from '@vigie/contract/dashboard/dashboard.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../../routing/linkTo.ts'
import { Card } from '../../ui/page/Card.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ListStates } from '../../ui/lists/ListStates.tsx'
import { RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { NextShift } from './NextShift.tsx'
import type { HomeShifts } from './today/useHomeShifts.ts'

interface NextShiftsProps {
  readonly home: HomeShifts
  readonly most?: number
  /** Where a shift is shown whole; null where the reader may not. */
  readonly linkOf: (shift: Shift) => LinkTarget | null
  /** The way to all of them. */
  readonly all?: ReactNode
}

/** The shifts that begin next: who is expected where, and what has been heard of them. */
export function NextShifts({ home, most = nextShiftsShown, linkOf, all }: NextShiftsProps) {
  const { t } = useTranslation()
  const shifts = home.next?.slice(0, most) ?? []
  return (
    <Section title={t('dashboard.next.title')} aside={all}>
      <ListStates
        query={home}
        isEmpty={shifts.length === 0}
        skeleton={<RowsSkeleton rows={most} height={52} />}
        empty={<EmptyState title={t('dashboard.next.none')} text={t('dashboard.next.noneText')} />}
        emptyStyles={{}}
      >
        <Card component="ul" aria-label={t('dashboard.next.list', { count: shifts.length })} sx={list}>
          {shifts.map((shift) => (
            <NextShift key={shift.id} shift={shift} now={home.now} link={linkOf(shift)} />
          ))}
        </Card>
      </ListStates>
    </Section>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', overflow: 'hidden', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const
