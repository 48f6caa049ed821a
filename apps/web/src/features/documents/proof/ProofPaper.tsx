import type { DocumentReader } from '@vigie/contract/documents/documents.filing.ts'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { OnPaper } from '../../../ui/paper/OnPaper.tsx'
import { PaperTitle } from '../../../ui/paper/PaperTitle.tsx'
import { useReaderWords } from '../useReaderWords.ts'
import { useDocumentWords } from '../words.ts'
import { countsOf, tickedTexts } from './proof.rules.ts'
import type { Proof } from './useProof.ts'

/** The proof of reading on A4: which file, who was to read it, who did and validated it, when and from where. Printed at once. */
export function ProofPaper({ proof, onPrinted }: { proof: Proof; onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    // Once the page stands still: what prints it draws it as soon as it begins.
    const turn = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(turn)
      window.removeEventListener('afterprint', onPrinted)
    }
  }, [onPrinted])
  return <OnPaper isUpright>{() => <Leaf proof={proof} />}</OnPaper>
}

const columns = 5

function Leaf({ proof }: { proof: Proof }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDocumentWords()
  const { document, version, sha256, readers } = proof
  const counts = countsOf(readers)
  const texts = tickedTexts(readers)
  const facts = [
    `${words.owner(document)} · ${document.fileName}`,
    version.filedByName
      ? t('documents.panel.filedBy', { version: version.version, when: words.instant(version.filedAt), name: version.filedByName })
      : t('documents.panel.filed', { version: version.version, when: words.instant(version.filedAt) }),
    document.validateBy && t('documents.states.by', { day: writtenDay(document.validateBy, language, 'long') }),
    [
      t('documents.proof.readers', { count: counts.readers }),
      t('documents.readers.legend.viewedAll', { count: counts.viewed }),
      t('documents.readers.legend.validated', { count: counts.validated }),
    ].join(' · '),
  ]
  return (
    <>
      <GlobalStyles styles={styles} />
      <table className="proof">
        <colgroup>
          <col style={{ width: '27%' }} />
          <col style={{ width: '17%' }} />
          <col style={{ width: '19%' }} />
          <col style={{ width: '19%' }} />
          <col style={{ width: '18%' }} />
        </colgroup>
        <thead>
          <PaperTitle title={t('documents.proof.of', { name: document.name })} notes={facts} columns={columns} />
          <tr>
            <th>{t('documents.proof.columns.name')}</th>
            <th>{t('documents.proof.columns.state')}</th>
            <th>{t('documents.proof.columns.viewed')}</th>
            <th>{t('documents.proof.columns.validated')}</th>
            <th>{t('documents.proof.columns.address')}</th>
          </tr>
        </thead>
        <tbody>
          {readers.map((reader) => (
            <ReaderRow key={reader.id} reader={reader} text={texts.length > 1 ? texts.indexOf(reader.validationText ?? '') + 1 : 0} />
          ))}
        </tbody>
      </table>
      <p>
        {t(counts.validated > 0 ? 'documents.proof.sha' : 'documents.proof.shaOfFile')} <span className="sha">{sha256}</span>
      </p>
      {texts.map((text, at) => (
        <p key={text}>
          {texts.length > 1 && `(${at + 1}) `}
          {t('documents.proof.ticked', { text })}
        </p>
      ))}
    </>
  )
}

/** `text`: which of several texts was ticked; 0 where there is one alone. */
function ReaderRow({ reader, text }: { reader: DocumentReader; text: number }) {
  const { t } = useTranslation()
  const words = useReaderWords()
  const { name, isAsked, viewedAt, validatedAt, address } = reader
  const state = validatedAt !== null ? 'validated' : viewedAt === null ? 'unviewed' : isAsked ? 'to_validate' : 'viewed'
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {t(`documents.readers.states.${state}`)}
        {text > 0 && ` (${text})`}
      </td>
      <td>{viewedAt && words.at(viewedAt)}</td>
      <td>{validatedAt && words.exactly(validatedAt)}</td>
      <td>{address}</td>
    </tr>
  )
}

const styles = {
  '@media print': {
    '.paper .proof .title span': { display: 'block', marginInlineStart: 0 },
    '.paper .proof tbody th': { fontWeight: 600 },
    '.paper .sha': { fontFamily: 'monospace', overflowWrap: 'anywhere' },
  },
} as const
