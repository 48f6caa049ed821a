import { useEffect } from 'react'
import type { Flow } from '../flow.ts'
import { notesOf, signalOf, type Note } from './notes.rules.ts'

/** A browser lets a page sound from the first touch on; a touch also wakes what the system has put to sleep. */
const touches = ['pointerdown', 'keydown'] as const
/** Loud enough for a hall, and no full swing: tablets' speakers rattle there. */
const loudness = 0.35
/** Seconds in which a note swells and fades: without them it clicks. */
const edge = 0.015

/** The page has one output, opened by the first touch. */
let output: AudioContext | null = null

function open(): void {
  if (!('AudioContext' in window)) return
  output ??= new AudioContext()
  if (output.state === 'suspended') void output.resume().catch(() => undefined)
}

function sound(context: AudioContext, { hertz, at, lasts }: Note): void {
  const begins = context.currentTime + at
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(loudness, begins + edge)
  gain.gain.setValueAtTime(loudness, begins + lasts - edge)
  gain.gain.linearRampToValueAtTime(0, begins + lasts)
  tone.connect(gain).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + lasts)
}

/** An answer is heard as it is seen: yes, not yet, no. Without a touch before it, or without a speaker, nothing breaks. */
export function useSounds(flow: Flow): void {
  useEffect(() => {
    for (const touch of touches) window.addEventListener(touch, open)
    return () => {
      for (const touch of touches) window.removeEventListener(touch, open)
    }
  }, [])
  useEffect(() => {
    const signal = signalOf(flow)
    if (signal === null || output?.state !== 'running') return
    for (const note of notesOf(signal)) sound(output, note)
  }, [flow])
}
