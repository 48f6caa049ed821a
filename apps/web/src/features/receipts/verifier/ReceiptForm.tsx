import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/fields/Field.tsx'
import { FileField } from '../../../ui/files/FileField.tsx'
import { CameraIcon, DocumentIcon } from '../../../ui/icons.tsx'
import { useArrival } from '../../../ui/page/useArrival.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { foundIn, type Found } from './found.rules.ts'
import { qrInFile } from './readQr.ts'
import { Scanner } from './Scanner.tsx'

type Problem = Exclude<Found['kind'], 'receipt'> | 'camera' | 'noCode' | 'noPicture'

interface ReceiptFormProps {
  /** What a link has brought, where it is no receipt. */
  readonly start: string
  /** One comes back to it from another receipt. */
  readonly isAgain: boolean
  /** A receipt that can be read; whether it is genuine is not known yet. */
  readonly onReceipt: (text: string) => void
}

const problemIn = (text: string): Problem | null => {
  const { kind } = foundIn(text)
  return kind === 'receipt' ? null : kind
}
const hasCamera = () => Boolean((navigator as { mediaDevices?: MediaDevices }).mediaDevices)

/** A receipt is pasted, seen by the camera, or chosen as a picture. */
export function ReceiptForm({ start, isAgain, onReceipt }: ReceiptFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(start)
  const [problem, setProblem] = useState<Problem | null>(() => (start === '' ? null : problemIn(start)))
  const [isScanning, setScanning] = useState(false)
  const [isReading, setReading] = useState(false)
  const picture = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const scan = useRef<HTMLButtonElement>(null)
  const wasScanning = useRef(false)
  // Whoever closes the camera stands again where it was opened.
  useEffect(() => {
    if (!isScanning && wasScanning.current) scan.current?.focus()
    wasScanning.current = isScanning
  }, [isScanning])
  const arrival = useArrival(isAgain)
  const take = (given: string) => {
    const found = foundIn(given)
    if (found.kind === 'receipt') onReceipt(found.text)
    else setProblem(found.kind)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(text)
    // What is wrong is read with the field that it is about.
    if (problemIn(text)) field.current?.focus()
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    setProblem(null)
    try {
      const seen = await qrInFile(file)
      if (seen === null) setProblem('noCode')
      else take(seen)
    } catch {
      setProblem('noPicture')
    }
    setReading(false)
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography ref={arrival} tabIndex={-1} variant="h1">
        {t('receipts.verifier.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, textWrap: 'pretty' }}>
        {t('receipts.verifier.text')}
      </Typography>
      <Field
        label={t('receipts.verifier.field')}
        name="receipt"
        inputRef={field}
        multiline
        minRows={4}
        maxRows={8}
        isFirst={!isAgain}
        maxLength={10_000}
        autoComplete="off"
        inputProps={{ spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' }}
        value={text}
        hint={t('receipts.verifier.hint')}
        problem={problem ? t(`receipts.verifier.problems.${problem}`) : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <SubmitButton>{t('receipts.verifier.submit')}</SubmitButton>
      {isScanning ? (
        <Scanner
          onText={take}
          onClose={() => setScanning(false)}
          onFailure={() => {
            setScanning(false)
            setProblem('camera')
          }}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
          {hasCamera() && (
            <Button
              ref={scan}
              variant="outlined"
              color="inherit"
              startIcon={<CameraIcon />}
              onClick={() => {
                setProblem(null)
                setScanning(true)
              }}
              sx={{ minHeight: 44 }}
            >
              {t('receipts.verifier.scan')}
            </Button>
          )}
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DocumentIcon />}
            aria-busy={isReading}
            onClick={() => picture.current?.click()}
            sx={{ minHeight: 44 }}
          >
            {t('receipts.verifier.picture')}
          </Button>
          <FileField field={picture} label={t('receipts.verifier.picture')} accept="image/*" onFiles={([file]) => void readFile(file)} />
        </Box>
      )}
    </Box>
  )
}
