// What any page may have to show, so that it comes with the app's start.
import { Drawing, useInks } from './Drawing.tsx'

/** An empty clipboard: nothing in this list. */
export function EmptyDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <rect x="48" y="18" width="64" height="78" rx="9" fill={paper} stroke={line} strokeWidth="2" />
      <rect x="66" y="11" width="28" height="14" rx="6" fill={ground} stroke={line} strokeWidth="2" />
      <path d="M62 44h36M62 58h36M62 72h20" stroke={faint} strokeWidth="5" />
      <circle cx="112" cy="80" r="15" fill={tone.run.soft} stroke={tone.run.mark} strokeWidth="2" />
      <path d="M112 74v12M106 80h12" stroke={tone.run.mark} strokeWidth="2.4" />
    </Drawing>
  )
}

/** A broken road sign: something went wrong. */
export function ErrorDrawing() {
  const { paper, line, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <path d="M80 70v28" stroke={line} strokeWidth="5" />
      <path d="M80 12l40 62H40z" fill={tone.missing.soft} stroke={tone.missing.mark} strokeWidth="2.4" />
      <path d="M80 34v18M80 61h.01" stroke={tone.missing.mark} strokeWidth="5" />
      <path d="M26 88l8-10M134 88l-8-10" stroke={line} strokeWidth="2.4" />
      <circle cx="32" cy="40" r="3" fill={paper} stroke={line} strokeWidth="2" />
      <circle cx="130" cy="32" r="4" fill={paper} stroke={line} strokeWidth="2" />
    </Drawing>
  )
}

/** A mast without waves: no network. */
export function OfflineDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <path d="M80 46l-16 52M80 46l16 52M70 78h20M74 64h12" stroke={line} strokeWidth="2.4" />
      <circle cx="80" cy="40" r="7" fill={paper} stroke={line} strokeWidth="2.4" />
      <path
        d="M58 54a26 26 0 0 1 0-28M102 54a26 26 0 0 0 0-28M46 64a44 44 0 0 1 0-48M114 64a44 44 0 0 0 0-48"
        stroke={faint}
        strokeWidth="4"
      />
      <circle cx="112" cy="76" r="16" fill={tone.late.soft} stroke={tone.late.mark} strokeWidth="2" />
      <path d="M106 70l12 12M118 70l-12 12" stroke={tone.late.ink} strokeWidth="2.4" />
    </Drawing>
  )
}

/** A barrier: this page is for others. */
export function DeniedDrawing() {
  const { paper, line, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <path d="M60 48V34a20 20 0 0 1 40 0v14" stroke={line} strokeWidth="4" />
      <rect x="48" y="46" width="64" height="48" rx="10" fill={paper} stroke={line} strokeWidth="2" />
      <circle cx="80" cy="66" r="7" fill={tone.late.soft} stroke={tone.late.mark} strokeWidth="2.4" />
      <path d="M80 73v9" stroke={tone.late.mark} strokeWidth="3.4" />
    </Drawing>
  )
}
