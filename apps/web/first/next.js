// Which files the frame behind the sign-in has (app/files.ts); and the next service as the agent's home told it last (features/clockings/phone/useFirstPainted.ts), until the home itself stands.
;(function () {
  var first = document.documentElement.dataset
  first.firstFrame = FRAME_FILES.join(' ')
  if (first.first !== 'frame' || !/^\/(resource)?$/.test(location.pathname)) return
  try {
    var next = JSON.parse(localStorage.getItem('nextService'))
    if (!(next.until > Date.now())) return
    var put = function (which, words) {
      document.querySelector(which).textContent = words
    }
    put('.first-times', next.times)
    put('.first-site', next.site)
    first.firstNext = ''
  } catch {
    // None is kept, or nothing may be.
  }
})()
