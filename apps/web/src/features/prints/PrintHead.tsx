import Box from '@mui/material/Box'
import { useNavigate } from '@tanstack/react-router'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { printKinds, type PrintKind } from '@vigie/contract/prints/prints.ts'
import { useTranslation } from 'react-i18next'
import { printShiftsAddress, printSignaturesAddress } from '../../routing/addresses/prints.ts'
import { dayWithin } from '../../routing/addresses/schedules.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useToday } from '../../session/today.ts'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { Segments } from '../../ui/pickers/Segments.tsx'
import type { PrintView } from './view.ts'

interface PrintHeadProps {
  readonly view: PrintView
  readonly onHelp: (() => void) | undefined
}

/** What is printed: plannings of a month, or signature sheets of a week. Each has its address; the sites that are chosen go along. */
export function PrintHead({ view, onHelp }: PrintHeadProps) {
  const { t } = useTranslation()
  const today = useToday()
  const navigate = useNavigate()
  const { kind, sites, hasHolidays, hasTotals, hasDeclaration } = view
  const turnTo = (next: PrintKind) => {
    if (next === kind) return
    const kept = { sites, hasHolidays, hasTotals, hasDeclaration }
    const month = monthOf(view.day)
    void navigate(
      next === 'plannings'
        ? linkTo(printShiftsAddress, { ...kept, month })
        : linkTo(printSignaturesAddress, { ...kept, day: dayWithin(view.month, today) }),
    )
  }
  return (
    <PageTitle
      title={t(`prints.title.${kind}`)}
      text={t(`prints.text.${kind}`)}
      actions={
        <>
          <Box sx={{ flex: 1, '& > *': { width: { xs: '100%', sm: 320 } }, '& > * > *': { flex: 1 } }}>
            <Segments
              label={t('prints.kind')}
              value={kind}
              choices={printKinds.map((value) => ({ value, text: t(`prints.kinds.${value}`) }))}
              onChange={turnTo}
            />
          </Box>
          <KeysButton onHelp={onHelp} />
        </>
      }
    />
  )
}
