// Gives each page one address, before anything reads it: hosts also answer /x.html, /x/ and /index.html, and
// mails and documents change the case of an address, or add blanks and the entity of an ampersand.
{
  const { pathname, search, hash } = location
  // The site may live below a path, whose letters stay.
  const root = new URL('.', document.currentScript.src).pathname.slice(0, -1)
  const isBelow = pathname.toLowerCase().startsWith(`${root}/`.toLowerCase())
  const page =
    pathname
      .slice(isBelow ? root.length : pathname.length)
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/|%20|%09|%0a|%0d|%c2%a0|%e2%80%8b|%ef%bb%bf)+$/, '')
      .replace(/(?:\/index)?\.html$/, '') || '/'
  const path = root + page
  const query = search.replace(/([?&])amp(?:;|%3b)/gi, '$1')
  const isEmbed = page.startsWith('/embed/')
  if (path !== pathname && isEmbed) location.replace(path + query + hash)
  else if (path !== pathname || query !== search) {
    try {
      history.replaceState(history.state, '', path + query + hash)
    } catch {
      // The page shows at the address as it is.
    }
  }
}
// Loads the page once more if its code is gone: the files of a release can disappear while a copy of the page
// that names them is still fresh. src/page/loadAgain.ts reads the same mark.
{
  const { missing } = document.currentScript.dataset
  const loadAgain = ({ target }) => {
    const address = target instanceof HTMLScriptElement ? target.src : target.href
    const isNeeded = target instanceof HTMLScriptElement || target.rel === 'stylesheet'
    if (!isNeeded || !String(address).includes('/assets/')) return
    removeEventListener('error', loadAgain, true)
    try {
      if (history.state?.loadedAgain === undefined) {
        history.replaceState({ ...history.state, loadedAgain: {} }, '')
        location.reload()
        return
      }
    } catch {
      // Without a mark, the page could load for ever.
    }
    const notice = document.createElement('p')
    notice.className = 'site-plain-notice'
    notice.setAttribute('role', 'alert')
    notice.textContent = missing
    document.documentElement.append(notice)
  }
  addEventListener('error', loadAgain, true)
  // From then on, src/main.tsx handles missing code.
  addEventListener('load', () => removeEventListener('error', loadAgain, true))
}
// Makes the controls of the prerendered page inert as the parser adds them, so that no click and no key is lost before
// src/main.tsx hydrates the page. Links work.
{
  const controls = '#root :is(button, input, select, textarea, label):not([inert])'
  const makeInert = () => {
    for (const control of document.querySelectorAll(controls)) control.inert = true
  }
  const parser = new MutationObserver(makeInert)
  parser.observe(document, { childList: true, subtree: true })
  // The page is parsed, and its deferred scripts have not run.
  document.addEventListener(
    'readystatechange',
    () => {
      makeInert()
      parser.disconnect()
    },
    { once: true },
  )
}
