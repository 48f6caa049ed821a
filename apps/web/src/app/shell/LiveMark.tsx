import { useTranslation } from 'react-i18next'
import { useConnection } from '../../session/reach.ts'
import { figures } from '../../theme/augment.ts'
import { Told } from '../../ui/Told.tsx'

/** Whether what one sees is kept up to date: a dot and the word. */
export function LiveMark() {
  const { t } = useTranslation()
  const connection = useConnection()
  const [tone, word] =
    connection === 'live'
      ? (['done', t('common.live')] as const)
      : connection === 'lost'
        ? (['late', t('common.offline')] as const)
        : (['wait', t('common.connecting')] as const)
  return (
    <Told
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontFamily: figures,
        fontWeight: 600,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        color: `tone.${tone}.ink`,
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: `tone.${tone}.mark`,
          boxShadow: '0 0 0 4px',
          color: `tone.${tone}.soft`,
        },
      }}
    >
      {word}
    </Told>
  )
}
