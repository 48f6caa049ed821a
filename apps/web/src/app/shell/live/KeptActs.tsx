import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../api/queries.ts'
import { useStore } from '../../../kit/store.ts'
import { dropAct, outgoing, ownOutgoing, takeBack, type OutgoingAct, type OutgoingKind } from '../../../offline/outgoing/outgoing.ts'
import { keepSettling, onSettled, type Settled } from '../../../offline/outgoing/settle.ts'
import { capital } from '../../../kit/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

/** What this device keeps of whoever is signed in, across the page: each may be taken back until it has gone. */
export function KeptActs() {
  const { t } = useTranslation()
  useStore(outgoing)
  const nameOf = (kind: OutgoingKind) => t(`shell.kept.kinds.${kind}`)
  const tell = useEffectEvent(({ kind, outcome }: Settled) => {
    // What was read is no news to who has read it.
    if (outcome !== 'sent' || kind !== 'reading')
      toast(
        outcome === 'sent' ? 'success' : 'info',
        outcome === 'sent' ? t('common.acts.sent', { what: nameOf(kind) }) : t(`common.acts.${outcome}`),
      )
    void queries.invalidateQueries()
  })
  useEffect(() => {
    const stops = [onSettled((settled) => tell(settled)), keepSettling()]
    return () => stops.forEach((stop) => stop())
  }, [])
  const acts = ownOutgoing()
  const waiting = acts.filter(({ state }) => state === 'waiting')
  const withdrawing = acts.filter(({ state }) => state === 'withdrawing')
  const refused = acts.filter(({ state }) => state === 'refused')
  return (
    <>
      {refused.map((act) => (
        <Banner key={act.callId} tone="missing" isWide action={<Small onClick={() => dropAct(act.callId)}>{t('shell.kept.read')}</Small>}>
          {t('shell.kept.refused', { what: nameOf(act.kind), why: act.why })}
        </Banner>
      ))}
      {waiting.length + withdrawing.length > 0 && (
        <Banner tone="late" isWide>
          {waiting.length > 0 && t('shell.kept.title', { count: waiting.length })}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {groupsOf(waiting).map(({ kind, callIds }) => (
              <Box key={callIds[0]} component="li" sx={line}>
                {capital(nameOf(kind))}
                <Small label={t('shell.kept.takeBackOf', { what: nameOf(kind) })} onClick={() => callIds.forEach(takeBack)}>
                  {t('shell.kept.takeBack')}
                </Small>
              </Box>
            ))}
            {withdrawing.map(({ callId, kind }) => (
              <Box key={callId} component="li" sx={line}>
                {t('shell.kept.withdrawing', { what: capital(nameOf(kind)) })}
              </Box>
            ))}
          </Box>
        </Banner>
      )}
    </>
  )
}

/** Each act has a line of its own; all that was read is one. */
function groupsOf(acts: readonly OutgoingAct[]): readonly { readonly kind: OutgoingKind; readonly callIds: readonly string[] }[] {
  const read = acts.filter(({ kind }) => kind === 'reading').map(({ callId }) => callId)
  const others = acts.filter(({ kind }) => kind !== 'reading').map(({ kind, callId }) => ({ kind, callIds: [callId] }))
  return read.length > 0 ? [...others, { kind: 'reading', callIds: read }] : others
}

const Small = ({ children, label, onClick }: { children: ReactNode; label?: string; onClick: () => void }) => (
  <Button size="small" color="inherit" variant="outlined" aria-label={label} onClick={onClick} sx={{ flex: 'none' }}>
    {children}
  </Button>
)
const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, py: 0.5 } as const
