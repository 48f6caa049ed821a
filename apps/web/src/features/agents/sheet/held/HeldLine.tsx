import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import * as may from '@vigie/contract/access.calls.ts'
import type { AgentQualification } from '@vigie/contract/agents/agents.ts'
import { expiryStateOf } from '@vigie/contract/agents/agents.rules.ts'
import type { QualificationKind } from '@vigie/contract/agents/qualifications.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../../i18n/ownWords.ts'
import { agentDocumentsAddress } from '../../../../routing/addresses/documents.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { useExchange } from '../../../../session/store.ts'
import { mayUse } from '../../../../session/subject.ts'
import { FileField } from '../../../../ui/files/FileField.tsx'
import { EditIcon, TrashIcon, UploadIcon } from '../../../../ui/icons.tsx'
import { TextLink } from '../../../../ui/links/TextLink.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { toneOfCard, type AgentWords } from '../../words.ts'
import { useProof } from './useProof.ts'

interface HeldLineProps {
  readonly held: AgentQualification
  readonly today: Day
  readonly words: AgentWords
  /** The agent, for who may change it; null: nobody here may. */
  readonly editedId: number | null
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** What is usually proven by a paper; anything may have one, by its form. */
const isProven: ReadonlySet<QualificationKind> = new Set(['degree', 'empowerment', 'formality'])

/** One thing that an agent has: its number, how long it holds, and its proof or the way to file one. */
export function HeldLine({ held, today, words, editedId, onChange, onRemove }: HeldLineProps) {
  const { t } = useTranslation()
  const { kind, name, number, expiresOn, documentName, documentId } = held
  const state = expiryStateOf(expiresOn, today)
  const isFilable = editedId !== null && documentId === null && isProven.has(kind)
  return (
    <Box role="row">
      <span role="rowheader">
        <b {...ownWords}>{name}</b>
        <small>{t(`agents.kindOf.${kind}`)}</small>
      </span>
      <Cell name={t('agentFile.held.columns.number')}>{number}</Cell>
      <Cell name={t('agentFile.held.columns.expiresOn')}>{expiresOn && words.day(expiresOn)}</Cell>
      <span role="cell">
        <Tag tone={expiresOn === null ? 'wait' : toneOfCard[state]}>
          {expiresOn === null ? t('agentFile.held.permanent') : state === 'expired' ? t('agents.paper.expired') : words.validity(expiresOn)}
        </Tag>
      </span>
      <span role="cell" className="proof">
        {documentName !== null &&
          (editedId === null ? (
            documentName
          ) : (
            <TextLink {...linkTo(agentDocumentsAddress, { targetType: 'resource', targetId: editedId, agentId: editedId, documentId })}>
              {documentName}
            </TextLink>
          ))}
        {isFilable && <FileProof held={held} agentId={editedId} />}
      </span>
      {editedId !== null && (
        <span role="cell" className="acts">
          <IconButton aria-label={t('agentFile.held.change', { name })} title={t('agentFile.held.change', { name })} onClick={onChange}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={t('agentFile.held.remove', { name })} title={t('agentFile.held.remove', { name })} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </span>
      )}
    </Box>
  )
}

/** A value under its column's head, or after its name where there is no room for columns. */
const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <span role="cell" className={children ? undefined : 'empty'}>
    <span className="name" aria-hidden="true">
      {name}{' '}
    </span>
    {children || '—'}
  </span>
)

/** Files a document of the agent and makes it the proof, for who may file any. */
function FileProof({ held, agentId }: { held: AgentQualification; agentId: number }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, file] = useProof(agentId, held)
  if (!mayUse(useExchange(), may.fileDocuments)) return null
  const label = t('agentFile.held.fileFor', { name: held.name })
  return (
    <>
      <Button
        size="small"
        aria-label={label}
        loading={isBusy}
        startIcon={<UploadIcon />}
        onClick={() => field.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {t('agentFile.held.file')}
      </Button>
      <FileField field={field} label={label} accept=".pdf,image/*" onFiles={([first]) => first && void file(first)} />
    </>
  )
}
