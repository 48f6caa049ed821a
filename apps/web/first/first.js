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
  var isClock = first.app === 'clock' || /^\/pointages(\/|$)/.test(location.pathname)
  // Its own app to the browser, before the first paint: the name, the colour, what is installed (spaces/clocking/identity.ts goes on).
  if (isClock) {
    var put = function (which, name, value) {
      var tag = document.querySelector(which)
      if (tag) tag[name] = value
    }
    document.title = 'Vigie Pointage'
    put('meta[name="theme-color"]', 'content', '#0d1a2e')
    put('link[rel="icon"]', 'href', '/pointages.svg')
    put('link[rel="apple-touch-icon"]', 'href', '/pointages-180.png')
    put('link[rel="manifest"]', 'href', '/pointages.webmanifest')
  }
  first.first = isClock ? 'clock' : read('accessToken') ? 'frame' : 'entrance'
  // The sign-in: its words too.
  if (first.first === 'entrance' && /^\/(login)?$/.test(location.pathname)) {
    var language = read('language')
    first.firstSays = language === 'en' || language === 'de' ? language : 'fr'
  }
  if (/"themeMode":"dark"/.test(read('settings') || '')) first.firstMode = 'dark'
  if (read('menuCollapsed') === 'true') first.firstMenu = 'collapsed'
})()
