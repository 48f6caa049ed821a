// Runs in a page: writes an arrival and a departure for each service, as the app's own journal does, in its own database.
window.fillJournal = async ({ shifts, head }) => {
  const database = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('vigie')
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error))
  })
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
