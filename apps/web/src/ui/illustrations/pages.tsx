// What single pages show: it comes with them.
import { Drawing, useInks } from './Drawing.tsx'

/** A folded map and a pin that is not on it: this address leads nowhere. */
export function LostDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <path d="M34 36l30-10 32 10 30-10v60l-30 10-32-10-30 10z" fill={paper} stroke={line} strokeWidth="2" />
      <path d="M64 26v60M96 36v60" stroke={faint} strokeWidth="2.4" />
      <path d="M44 76c12-4 10-18 24-20s12-8 16-12" stroke={line} strokeWidth="2.4" strokeDasharray="1 7" />
      <path d="M104 66s16-13 16-27a16 16 0 1 0-32 0c0 14 16 27 16 27z" fill={tone.run.soft} stroke={tone.run.mark} strokeWidth="2.4" />
      <path d="M99.5 35a4.5 4.5 0 1 1 6.5 4c-1.5 1-2 1.7-2 3.4M104 47.5h.01" stroke={tone.run.mark} strokeWidth="2.6" />
    </Drawing>
  )
}

/** A place on a folded map, crossed out: the position is off. */
export function LocationOffDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <path d="M34 62l30-10 32 10 30-10v34l-30 10-32-10-30 10z" fill={paper} stroke={line} strokeWidth="2" />
      <path d="M64 52v34M96 62v34" stroke={faint} strokeWidth="2.4" />
      <path d="M80 74s20-16 20-34a20 20 0 1 0-40 0c0 18 20 34 20 34z" fill={ground} stroke={line} strokeWidth="2.4" />
      <circle cx="80" cy="40" r="7" fill={paper} stroke={line} strokeWidth="2.4" />
      <circle cx="112" cy="80" r="15" fill={tone.late.soft} stroke={tone.late.mark} strokeWidth="2" />
      <path d="M106 74l12 12M118 74l-12 12" stroke={tone.late.ink} strokeWidth="2.4" />
    </Drawing>
  )
}

/** An opened envelope with a tick: it is done. */
export function SuccessDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <path d="M40 46l40-30 40 30v46a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4z" fill={paper} stroke={line} strokeWidth="2" />
      <path d="M40 48l40 28 40-28" stroke={line} strokeWidth="2" />
      <path d="M44 93l26-24M116 93L90 69" stroke={faint} strokeWidth="2.4" />
      <circle cx="80" cy="42" r="18" fill={tone.done.soft} stroke={tone.done.mark} strokeWidth="2" />
      <path d="M72 42l6 6 11-12" stroke={tone.done.mark} strokeWidth="3" />
    </Drawing>
  )
}

/** A clipboard that is ticked: nothing is wrong. */
export function QuietDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <rect x="48" y="18" width="64" height="78" rx="9" fill={paper} stroke={line} strokeWidth="2" />
      <rect x="66" y="11" width="28" height="14" rx="6" fill={ground} stroke={line} strokeWidth="2" />
      <path d="M62 44h36M62 58h36M62 72h20" stroke={faint} strokeWidth="5" />
      <circle cx="112" cy="80" r="15" fill={tone.done.soft} stroke={tone.done.mark} strokeWidth="2" />
      <path d="M105 80l5 5 9-10" stroke={tone.done.mark} strokeWidth="2.4" />
    </Drawing>
  )
}

/** A tablet that is ticked: it serves its site from now on. */
export function PairedDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="98" rx="58" ry="6" fill={ground} />
      <rect x="34" y="22" width="92" height="66" rx="10" fill={paper} stroke={line} strokeWidth="2" />
      <rect x="43" y="31" width="74" height="48" rx="4" fill={ground} />
      <path d="M80 42v13l8 5" stroke={line} strokeWidth="2.4" />
      <circle cx="80" cy="55" r="17" stroke={line} strokeWidth="2" />
      <path d="M14 44a30 30 0 0 0 0 22M146 44a30 30 0 0 1 0 22" stroke={faint} strokeWidth="4" />
      <circle cx="120" cy="82" r="15" fill={tone.done.soft} stroke={tone.done.mark} strokeWidth="2" />
      <path d="M113 82l5 5 9-10" stroke={tone.done.mark} strokeWidth="2.4" />
    </Drawing>
  )
}

/** A phone whose pin is crossed out: it gives no position. */
export function NoPositionDrawing() {
  const { paper, line, faint, ground, tone } = useInks()
  return (
    <Drawing>
      <ellipse cx="80" cy="100" rx="54" ry="6" fill={ground} />
      <rect x="53" y="8" width="54" height="90" rx="10" fill={paper} stroke={line} strokeWidth="2" />
      <path d="M73 15h14" stroke={line} strokeWidth="2.4" />
      <path d="M60 82l14-12 12 8 14-14" stroke={faint} strokeWidth="2.4" />
      <path d="M80 64s15-12 15-25a15 15 0 1 0-30 0c0 13 15 25 15 25z" fill={tone.late.soft} stroke={tone.late.mark} strokeWidth="2.4" />
      <circle cx="80" cy="39" r="5" fill={paper} stroke={tone.late.mark} strokeWidth="2.4" />
      <path d="M60 22l40 46" stroke={paper} strokeWidth="7" />
      <path d="M60 22l40 46" stroke={tone.missing.mark} strokeWidth="2.8" />
    </Drawing>
  )
}
