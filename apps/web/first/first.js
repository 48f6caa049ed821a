// Says what is painted before the scripts come (build/first-paint.ts); of the kept values it reads what they need to look alike.
;(function () {
  var read = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var first = document.documentElement.dataset
  var isClock = /^\/pointages(\/|$)/.test(location.pathname)
  first.first = isClock ? 'clock' : read('accessToken') ? 'frame' : 'entrance'
  if (/"themeMode":"dark"/.test(read('settings') || '')) first.firstMode = 'dark'
  if (read('menuCollapsed') === 'true') first.firstMenu = 'collapsed'
})()
