import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import {
  instructionsChanged,
  listInstructionReaders,
  listInstructions,
  type InstructionVersion,
} from '@vigie/contract/instructions/instructions.ts'
import { siteChanged, type Site } from '@vigie/contract/sites/sites.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { SheetCard } from '../../records/SheetCard.tsx'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { CompareWindow } from './CompareWindow.tsx'
import { DraftForm } from './DraftForm.tsx'
import { PublishWindow } from './PublishWindow.tsx'
import { ReadersWindow } from './ReadersWindow.tsx'
import { formerOf } from './versions.rules.ts'
import { VersionLine } from './VersionLine.tsx'

const changes = [instructionsChanged, siteChanged]
/** So many former versions are shown until one asks for all. */
const shownFormer = 2

type Window = { readonly of: 'draft' | 'publish' | 'compare' | 'readers'; readonly id: number | null }

/** The instructions of a site for managers: what holds, its versions, who has read each, and the way to the next one. */
export function InstructionsCard({ site }: { site: Site }) {
  const { t } = useTranslation()
  const mayEdit = mayUse(useExchange(), may.editSites)
  const { data } = useAsk(listInstructions, { siteId: site.id })
  useLive(changes, () => void invalidate(listInstructions, listInstructionReaders))
  const [opened, open] = useState<Window | null>(null)
  const [isWhole, setWhole] = useState(false)
  const versions = data?.versions ?? []
  const draft = versions.find(({ state }) => state === 'draft') ?? null
  const former = versions.filter(({ state }) => state === 'former')
  const shown = versions.filter((version) => version.state !== 'former' || isWhole || former.indexOf(version) < shownFormer)
  const chosen = versions.find(({ id }) => id === opened?.id) ?? null
  const close = () => open(null)
  const opensOf = (version: InstructionVersion) => (of: Window['of']) => open({ of, id: version.id })
  return (
    <SheetCard
      title={t('sites.sheet.instructions')}
      aside={
        mayEdit &&
        data &&
        !draft && (
          <Button size="small" onClick={() => open({ of: 'draft', id: null })} sx={{ minHeight: 44, mr: -1 }}>
            {t('instructions.new')}
          </Button>
        )
      }
    >
      {site.instructions ? (
        <Box {...ownWords} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
          {site.instructions}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('sites.sheet.no.instructions')}</Box>
      )}
      {shown.length > 0 && (
        <Box component="ol" aria-label={t('instructions.versions')} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {shown.map((version) => (
            <VersionLine
              key={version.id}
              version={version}
              timeZone={site.timeZone}
              siteId={site.id}
              mayEdit={mayEdit}
              isDraftFree={draft === null}
              hasFormer={formerOf(version, versions) !== null}
              onOpen={opensOf(version)}
            />
          ))}
        </Box>
      )}
      {!isWhole && former.length > shownFormer && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ minHeight: 44, ml: -0.75, mb: -1 }}>
          {t('instructions.all', { count: former.length - shownFormer })}
        </Button>
      )}
      {/* Of a site there is one: begun here or by another meanwhile, and gone when another has published it. */}
      {opened?.of === 'draft' && <DraftForm site={site} draft={draft} start={site.instructions ?? ''} onClose={close} />}
      {opened?.of === 'publish' && chosen && (
        <PublishWindow site={site} draft={chosen} former={formerOf(chosen, versions)?.text ?? ''} onClose={close} />
      )}
      {opened?.of === 'compare' && chosen && <CompareWindow version={chosen} former={formerOf(chosen, versions)} onClose={close} />}
      {opened?.of === 'readers' && chosen && <ReadersWindow siteId={site.id} version={chosen} mayRemind={mayEdit} onClose={close} />}
    </SheetCard>
  )
}
