import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { demandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { ownDemandAddress } from '../../../routing/addresses/demands.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { figures } from '../../../theme/augment.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { twoLines } from '../../../ui/twoLines.ts'
import { useDemandWords } from '../words.ts'
import { useOwnState } from '../useOwnDemands.ts'

interface OwnDemandRowProps {
  readonly demand: Demand
  readonly form: DemandTypeForm | undefined
  readonly onCancel: () => void
}

/** One demand of one's own: what it is, how it stands, and what was answered. The line leads to all of it. */
export function OwnDemandRow({ demand, form, onCancel }: OwnDemandRowProps) {
  const { t } = useTranslation()
  const words = useDemandWords()
  const state = useOwnState()(demand.status)
  const { id, amount, response, status, typeName } = demand
  const title = amount === null ? typeName : t('demands.own.amountOf', { type: typeName, amount: words.money(amount) })
  const line = amount === null ? words.line(demand, form) : demand.text
  const what = [title, line].filter(Boolean).join(', ')
  return (
    <Box component="li" sx={styles}>
      <span className="head">
        <BoxLink {...linkTo(ownDemandAddress, { demandId: id })} className="title">
          {title}
        </BoxLink>
        <Tag tone={state.tone}>{state.word}</Tag>
      </span>
      <span className="foot">
        <Box component="span" className="line" {...(response !== '' && ownWords)}>
          {response === '' ? line : t('demands.own.said', { text: response })}
        </Box>
        {status === demandStatus.pending && (
          <Button size="small" aria-label={t('demands.own.cancel.actOf', { what })} onClick={onCancel} className="act">
            {t('demands.own.cancel.act')}
          </Button>
        )}
      </span>
    </Box>
  )
}

const styles = {
  position: 'relative',
  display: 'grid',
  gap: 0.25,
  gridTemplateColumns: 'minmax(0, 1fr)',
  px: 2,
  py: 1.5,
  minHeight: 72,
  alignContent: 'center',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 1.5, rowGap: 0.5 },
  '& .head > span': { flex: 'none', maxWidth: '100%' },
  '& .title': {
    color: 'text.primary',
    fontFamily: figures,
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    minWidth: 0,
  },
  '& .title:focus-visible': { outline: 'none' },
  // The whole line is its target, but for the button.
  '& .title::after': { content: '""', position: 'absolute', inset: 0 },
  '& .foot': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1.5,
    fontSize: '0.8125rem',
    color: 'text.secondary',
  },
  '& .line': { ...twoLines, minWidth: 0, overflowWrap: 'anywhere' },
  '& .act': { position: 'relative', flex: 'none', minHeight: 44, my: -0.75, mr: -1 },
} as const
