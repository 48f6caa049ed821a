import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { isToldOf, type NotificationKind, type NotificationWay } from '@vigie/contract/notifications/notifications.kinds.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { kindsOf, type Preference } from './usePreferences.ts'

interface WaysProps {
  readonly preferences: readonly Preference[]
  /** Those that this installation has. */
  readonly ways: readonly NotificationWay[]
  readonly onChoose: (kind: NotificationKind, way: NotificationWay, isOn: boolean) => void
}

/** Each kind with the ways that may be chosen for it. */
export function Ways({ preferences, ways, onChoose }: WaysProps) {
  const reader = useUser().role
  const kinds = kindsOf(preferences).filter((kind) => isToldOf(reader, kind))
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {kinds.map((kind) => (
        <KindLine
          key={kind}
          kind={kind}
          held={preferences.filter((one) => one.kind === kind && ways.includes(one.way))}
          onChoose={onChoose}
        />
      ))}
    </Card>
  )
}

function KindLine({ kind, held, onChoose }: { kind: NotificationKind; held: readonly Preference[]; onChoose: WaysProps['onChoose'] }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <li>
      <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} sx={line}>
        <Box sx={{ minWidth: 0 }}>
          <Box id={id} sx={{ fontFamily: figures, fontWeight: 600 }}>
            {t(`notifications.preferences.kinds.${kind}.name`)}
          </Box>
          <Box id={`${id}-hint`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t(`notifications.preferences.kinds.${kind}.hint`)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
          {held.map(({ way, isOn }) => (
            <FormControlLabel
              key={way}
              control={<Checkbox checked={isOn} onChange={(event) => onChoose(kind, way, event.target.checked)} />}
              label={t(`notifications.preferences.ways.${way}`)}
              sx={{ minHeight: 44, mr: 0 }}
            />
          ))}
        </Box>
      </Box>
    </li>
  )
}

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 0.25,
  px: { xs: 2, sm: 2.5 },
  py: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
} as const
