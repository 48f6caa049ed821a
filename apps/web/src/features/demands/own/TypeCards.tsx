import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { demandType, demandTypeNames, firstOwnType, nameOfDemandType } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { figures } from '../../../theme/augment.ts'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { typeIcons } from './typeIcons.ts'

/** The likeliest first, as an agent thinks of them; a company's own come before «other». */
const order: readonly number[] = [
  demandType.unavailability,
  demandType.advance,
  demandType.info,
  demandType.document,
  demandType.swap,
  demandType.planning,
  demandType.equipment,
  demandType.training,
  demandType.payslip,
  demandType.expense,
]
const placeOf = ({ id }: DemandTypeForm) =>
  id >= firstOwnType ? order.length : id === demandType.other ? order.length + 1 : order.indexOf(id)

interface TypeCardsProps {
  readonly types: readonly DemandTypeForm[]
  /** Why a type cannot be chosen now; null: it can. */
  readonly closedBecause: (type: DemandTypeForm) => string | null
  readonly onOpen: (typeId: number) => void
}

/** What may be asked for, each a card under the thumb. One that is closed says why. */
export function TypeCards({ types, closedBecause, onOpen }: TypeCardsProps) {
  const { t } = useTranslation()
  const inOrder = types.filter(({ isOffered }) => isOffered).toSorted((one, other) => placeOf(one) - placeOf(other))
  return (
    <Box component="ul" aria-label={t('demands.own.new')} sx={grid}>
      {inOrder.map((type) => (
        <li key={type.id}>
          <TypeCard type={type} closed={closedBecause(type)} onOpen={() => onOpen(type.id)} />
        </li>
      ))}
    </Box>
  )
}

function TypeCard({ type, closed, onOpen }: { type: DemandTypeForm; closed: string | null; onOpen: () => void }) {
  const id = useId()
  const TypeIcon = typeIcons[nameOfDemandType(type.id) ?? 'own']
  return (
    <ButtonBase
      // It stays in reach: why it is closed is read there.
      aria-disabled={closed !== null}
      aria-describedby={closed === null ? undefined : id}
      onClick={closed === null ? onOpen : undefined}
      disableRipple={closed !== null}
      sx={[card, closed !== null && shut]}
    >
      <TypeIcon />
      <span>
        <b {...(type.id >= firstOwnType && ownWords)}>{type.name}</b>
        {closed !== null && <small id={id}>{closed}</small>}
      </span>
    </ButtonBase>
  )
}

export const TypeCardsSkeleton = () => (
  <LoadingPlaceholder sx={grid}>
    {demandTypeNames.map((name) => (
      <Skeleton key={name} variant="rounded" height={56} sx={{ borderRadius: '12px' }} />
    ))}
  </LoadingPlaceholder>
)

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sr: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
} as const
const card = {
  display: 'flex',
  justifyContent: 'start',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 56,
  px: 1.5,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  fontFamily: figures,
  fontSize: '0.875rem',
  lineHeight: 1.25,
  textAlign: 'start',
  '& > span': { minWidth: 0, display: 'grid', gap: '2px' },
  '& > svg': { color: 'primary.readable' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& small': { fontSize: '0.75rem', fontWeight: 400 },
  '&:hover': { bgcolor: 'action.hover' },
} as const
const shut = {
  bgcolor: 'tone.wait.soft',
  color: 'text.secondary',
  cursor: 'default',
  '& > svg': { color: 'text.secondary' },
  '&:hover': { bgcolor: 'tone.wait.soft' },
} as const
