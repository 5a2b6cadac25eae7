// Other sites frame the embeds and nothing else. Hosts say so of every page, but cannot of all the
// addresses that no page has; such a page leaves the frame.
if (window.top !== window && !location.pathname.startsWith('/embed/'))
  location.replace('about:blank')
