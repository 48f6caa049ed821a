import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { listDocumentTypes } from '@vigie/contract/documents/documents.ts'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import type { DocumentsPlace } from '../list/question.rules.ts'
import { isOfOne, missingOf, readersOf, type FilingSettings } from './filing.rules.ts'
import { AgentsChoice } from './AgentsChoice.tsx'
import { OwnerChoice } from './OwnerChoice.tsx'
import { useFilingChoices } from './useFilingChoices.ts'

interface ReadersDialogProps {
  readonly place: DocumentsPlace
  /** For whom the manager may file. */
  readonly owners: readonly DocumentOwner[]
  readonly settings: FilingSettings
  /** Files that wait for the answer. */
  readonly held: number
  readonly onClose: () => void
  readonly onChosen: (settings: FilingSettings) => void
}

/** Whose the documents are that are filed next, and whom they are for: one, some or all. */
export function ReadersDialog({ place, owners, settings: start, held, onClose, onChosen }: ReadersDialogProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [settings, setSettings] = useState(start)
  const [wasTried, setTried] = useState(false)
  const { owner, ownerId } = settings
  const missing = missingOf(settings)
  const hasOwner = missing !== 'owner'
  const choices = useFilingChoices(owner, ownerId, '', hasOwner)
  const types = useAsk(listDocumentTypes, {}, { staleTime: 300_000 }).data?.types ?? []
  const change = (changes: Partial<FilingSettings>) => setSettings({ ...settings, ...changes })
  const counts = {
    isForAgents: choices.data?.agentCount,
    isForClients: choices.data?.clientCount,
    isForPartners: choices.data?.partnerCount,
  }
  const confirm = () => {
    setTried(true)
    if (missing === null) onChosen({ ...settings, ownerName: choices.data?.name || settings.ownerName })
  }
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="contained" onClick={confirm}>
        {held > 0 ? t('documents.filing.send', { count: held }) : t('common.save')}
      </Button>
    </>
  )
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      onClose={onClose}
      title={t('documents.filing.forWhom')}
      subtitle={isOfOne(place) && choices.data?.name ? <span {...ownWords}>{choices.data.name}</span> : undefined}
      actions={actions}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isOfOne(place) && (
          <OwnerChoice owners={owners} settings={settings} isMissing={wasTried && missing === 'owner'} onChange={change} />
        )}
        {choices.isError && hasOwner && <Banner tone="missing">{sentenceOf(choices.error)}</Banner>}
        {types.length > 0 && (
          <SelectField
            label={t('documents.filing.type')}
            value={settings.typeId === null ? '' : String(settings.typeId)}
            onChange={(value) => change({ typeId: value === '' ? null : Number(value) })}
            choices={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={t('documents.filing.noType')}
          />
        )}
        {hasOwner && (
          <>
            <Box role="group" aria-label={t('documents.filing.readers')}>
              {readersOf[owner].map((one) => {
                const count = counts[one]
                return (
                  <Fragment key={one}>
                    <SwitchLine
                      name={t(`documents.filing.all.${one}`)}
                      hint={count === undefined ? undefined : t(`documents.filing.counted.${one}`, { count })}
                      isOn={settings[one]}
                      onChange={(isOn) => change({ [one]: isOn })}
                    />
                    {one === 'isForAgents' && settings.isForAgents && owner !== 'agent' && (
                      <AgentsChoice settings={settings} isMissing={wasTried && missing === 'agents'} onChange={change} />
                    )}
                  </Fragment>
                )
              })}
            </Box>
            {wasTried && missing === 'readers' && <Banner tone="missing">{t('documents.filing.noReaders')}</Banner>}
          </>
        )}
      </Box>
    </Modal>
  )
}
