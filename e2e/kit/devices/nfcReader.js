// Stands for the NFC reader of an Android tablet (Web NFC), which no desktop browser has: permission, scanning, cards.
globalThis.nfcPermission = sessionStorage.getItem('nfcPermission') ?? 'prompt'
globalThis.nfcReaders = new Set()
const query = navigator.permissions.query.bind(navigator.permissions)
navigator.permissions.query = (asked) => (asked.name === 'nfc' ? Promise.resolve({ state: globalThis.nfcPermission }) : query(asked))
globalThis.NDEFReader = class extends EventTarget {
  async scan({ signal }) {
    if (globalThis.nfcPermission === 'prompt') globalThis.nfcPermission = globalThis.nfcAnswer ?? 'granted'
    sessionStorage.setItem('nfcPermission', globalThis.nfcPermission)
    if (globalThis.nfcPermission === 'denied') throw new DOMException('forbidden', 'NotAllowedError')
    globalThis.nfcReaders.add(this)
    signal.addEventListener('abort', () => globalThis.nfcReaders.delete(this))
  }
}
globalThis.holdCard = (serialNumber) => {
  for (const reader of globalThis.nfcReaders) reader.dispatchEvent(Object.assign(new Event('reading'), { serialNumber }))
}
// What is heard: the frequencies of the notes, in order.
globalThis.heard = []
const { value: start } =
  Object.getOwnPropertyDescriptor(OscillatorNode.prototype, 'start') ??
  Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')
OscillatorNode.prototype.start = function (...when) {
  globalThis.heard.push(this.frequency.value)
  return start.apply(this, when)
}
