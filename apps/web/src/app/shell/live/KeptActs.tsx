import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { useStore } from '../../../kit/store.ts'
import '../../../offline/outgoing/keeper.ts'
import type { OutgoingAct, OutgoingKind } from '../../../offline/outgoing/outgoing.shape.ts'
import { dropAct, outgoing, ownOutgoing, sendAnew, takeBack } from '../../../offline/outgoing/outgoing.ts'
import { keepSettling, onSettled, type Settled } from '../../../offline/outgoing/settle.ts'
import { capital, writtenInstant } from '../../../kit/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

/** What this device keeps of whoever is signed in, across the page: each may be taken back until it has gone. */
export function KeptActs() {
  const { t } = useTranslation()
  const language = useLanguage()
  useStore(outgoing)
  const nameOf = (kind: OutgoingKind) => t(`shell.kept.kinds.${kind}`)
  const tell = useEffectEvent(({ kind, outcome }: Settled) => {
    // What was read is no news to who has read it.
    if (outcome !== 'sent' || kind !== 'reading')
      toast(
        outcome === 'sent' ? 'success' : 'info',
        outcome === 'sent' || outcome === 'unsure' ? t(`common.acts.${outcome}`, { what: nameOf(kind) }) : t(`common.acts.${outcome}`),
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
  const old = acts.filter(({ state }) => state === 'old')
  const since = (act: OutgoingAct) => writtenInstant(instantOf(act.keptAt), language)
  return (
    <>
      {refused.map((act) => (
        <Banner key={act.callId} tone="missing" isWide action={<Small onClick={() => dropAct(act.callId)}>{t('shell.kept.read')}</Small>}>
          {t('shell.kept.refused', { what: nameOf(act.kind), why: act.why || t('shell.kept.noReason') })}
        </Banner>
      ))}
      {old.map((act) => (
        <Banner key={act.callId} tone="missing" isWide action={<OldChoice act={act} what={nameOf(act.kind)} />}>
          {t('shell.kept.old', { what: nameOf(act.kind), since: since(act) })}
        </Banner>
      ))}
      {waiting.length + withdrawing.length > 0 && (
        <Banner tone="late" isWide>
          {waiting.length > 0 && t('shell.kept.title', { count: waiting.length })}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {groupsOf(waiting).map(({ first, callIds }) => (
              <Box key={first.callId} component="li" sx={line}>
                <span>
                  {t('shell.kept.since', { what: capital(nameOf(first.kind)), since: since(first) })}
                  {first.why && ` ${first.why}`}
                </span>
                <Small label={t('shell.kept.takeBackOf', { what: nameOf(first.kind) })} onClick={() => callIds.forEach(takeBack)}>
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

/** What is too old to be sent unasked: its author says what becomes of it. */
function OldChoice({ act: { callId }, what }: { act: OutgoingAct; what: string }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <Small label={t('shell.kept.sendAnewOf', { what })} onClick={() => sendAnew(callId)}>
        {t('shell.kept.sendAnew')}
      </Small>
      <Small label={t('shell.kept.takeBackOf', { what })} onClick={() => takeBack(callId)}>
        {t('shell.kept.takeBack')}
      </Small>
    </Box>
  )
}

/** Each act has a line of its own; all that was read is one. */
function groupsOf(acts: readonly OutgoingAct[]): readonly { readonly first: OutgoingAct; readonly callIds: readonly string[] }[] {
  const read = acts.filter(({ kind }) => kind === 'reading')
  const others = acts.filter(({ kind }) => kind !== 'reading').map((act) => ({ first: act, callIds: [act.callId] }))
  return read[0] ? [...others, { first: read[0], callIds: read.map(({ callId }) => callId) }] : others
}

const Small = ({ children, label, onClick }: { children: ReactNode; label?: string; onClick: () => void }) => (
  <Button size="small" color="inherit" variant="outlined" aria-label={label} onClick={onClick} sx={{ flex: 'none' }}>
    {children}
  </Button>
)
const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, py: 0.5 } as const
