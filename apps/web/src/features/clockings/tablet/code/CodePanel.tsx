import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { BadgeIcon } from '../../../../ui/icons.tsx'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { ChosenNote } from './ChosenNote.tsx'
import { useChosen } from './chosen.ts'
import { CodeDots } from './CodeDots.tsx'
import type { Closed } from './closed.ts'
import { codeLength } from '../flow.ts'
import { Keypad } from './Keypad.tsx'
import { KeptNote } from './KeptNote.tsx'
import { Notice } from './Notice.tsx'

interface CodePanelProps {
  readonly code: string
  readonly isAsking: boolean
  readonly isByCode: boolean
  readonly isByNfc: boolean
  /** Why nothing can be taken now; null when it can. */
  readonly closed: Closed | null
  /** Nobody answers; what the device knows may still be enough. */
  readonly isAway: boolean
}

/** «Votre code»: the boxes, the keypad, and one line below that says what else there is, or why not now. */
export function CodePanel({ code, isAsking, isByCode, isByNfc, closed, isAway }: CodePanelProps) {
  const { t } = useTranslation()
  const isChosen = useChosen() !== null
  if (!isByCode) return <BadgeOnly isByNfc={isByNfc} closed={closed} isAway={isAway} />
  const isOpen = closed === null && !isAsking
  return (
    <Box>
      {/* On a phone the name of whoever has chosen says it. */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, [onPhone]: isChosen ? { display: 'none' } : {} }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="h2"
            sx={{ m: 0, fontFamily: figures, fontSize: 28, fontWeight: 700, letterSpacing: '-0.015em', [onPhone]: { fontSize: 22 } }}
          >
            {t('clockings.tablet.code.title')}
          </Box>
          <Box sx={{ fontFamily: figures, fontSize: 16, color: 'text.secondary' }}>
            {isAsking ? t('clockings.tablet.code.checking') : t('clockings.tablet.code.text')}
          </Box>
        </Box>
        {/* A new code is sent by the server. */}
        {!isAway && closed === null && (
          <BoxLink to="/pointages/forgot-clocking-code" sx={forgotten}>
            {t('clockings.tablet.nextStep.forgotten')}
          </BoxLink>
        )}
      </Box>
      <ChosenNote code={code} />
      <CodeDots count={code.length} isDimmed={closed !== null} />
      <Keypad isOpen={isOpen} isReady={code.length >= codeLength.least} isAsking={isAsking} />
      {/* The code of one agent is awaited: a badge would be anybody's. */}
      <Box sx={{ mt: '22px', minHeight: isChosen ? 0 : 56, [onPhone]: { mt: 1.5, minHeight: 0 } }}>
        {closed ? <Notice what={closed} /> : isAway ? <Notice what="goesOn" /> : isByNfc && !isChosen && <Notice what="badge" />}
      </Box>
      <KeptNote isSaid={isAway && closed === null} />
    </Box>
  )
}

const forgotten = {
  display: 'grid',
  placeItems: 'center',
  minHeight: tabletTarget,
  px: 1.5,
  mr: -1.5,
  borderRadius: '14px',
  fontFamily: figures,
  fontSize: 16,
  fontWeight: 600,
  color: 'primary.readable',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const

/** A device that reads badges alone. */
function BadgeOnly({ isByNfc, closed, isAway }: Pick<CodePanelProps, 'isByNfc' | 'closed' | 'isAway'>) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', fontFamily: figures }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 168,
          height: 168,
          borderRadius: '50%',
          color: 'primary.readable',
          bgcolor: 'primary.lighter',
          opacity: isByNfc && !closed ? 1 : 0.5,
        }}
      >
        <BadgeIcon size={88} strokeWidth={1.3} />
      </Box>
      <Box component="h2" sx={{ m: 0, mt: 2, fontSize: 32, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.015em' }}>
        {isByNfc ? t('clockings.tablet.code.badgeOnly') : t('clockings.tablet.refused.OTHER.title')}
      </Box>
      <Box sx={{ fontSize: 18, color: 'text.secondary', textWrap: 'balance' }}>
        {isByNfc ? t('clockings.tablet.code.badgeOnlyText') : t('clockings.tablet.code.nothing')}
      </Box>
      <Box sx={{ width: '100%', minHeight: 56, mt: 2 }}>{closed ? <Notice what={closed} /> : isAway && <Notice what="goesOn" />}</Box>
      <KeptNote isSaid={isAway && closed === null} />
    </Box>
  )
}
