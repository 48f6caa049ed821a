// Runs in a page, on the app's own database.
const answerOf = (asked) =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error))
  })
const opened = () => answerOf(indexedDB.open('vigie'))

// The anchor that is kept of whoever is signed in.
window.keptAnchor = async () => {
  const database = await opened()
  const { user } = JSON.parse(localStorage.getItem('ownExchange'))
  const kept = await answerOf(database.transaction('counters').objectStore('counters').get(`anchor ACME/${user.id}`))
  database.close()
  return kept.anchor
}

// Writes an arrival and a departure for each service, as the app's own journal does; without an anchor, as it once did.
window.fillJournal = async ({ shifts, head, anchor }) => {
  const database = await opened()
  const { user } = JSON.parse(localStorage.getItem('ownExchange'))
  const work = database.transaction('acts', 'readwrite', { durability: 'strict' })
  const uuids = []
  for (const { id, starts, ends } of shifts) {
    for (const [act, deviceAt] of [
      ['start', starts],
      ['end', ends],
    ]) {
      const clockingUuid = crypto.randomUUID()
      uuids.push(clockingUuid)
      work.objectStore('acts').put({
        clockingUuid,
        owner: `ACME/${user.id}`,
        state: 'fresh',
        deviceSeq: null,
        happenedAt: deviceAt,
        refused: null,
        facts: { shiftId: id, act, siteName: 'Siège Paris', timeZone: 'Europe/Paris', agentName: null },
        input: {
          shiftId: id,
          isStart: act === 'start',
          latitude: head.latitude,
          longitude: head.longitude,
          accuracyMetres: head.accuracy,
          isForced: false,
          clockingUuid,
          deviceAt,
          driftSeconds: 0,
          ...(anchor && { anchor }),
        },
      })
    }
  }
  await new Promise((resolve, reject) => {
    work.addEventListener('complete', resolve)
    work.addEventListener('error', reject)
  })
  database.close()
  return uuids
}
