// Other sites may frame only the embeds. Headers enforce this on every page, but not on every unknown
// URL, so a framed page blanks itself.
if (window.top !== window && !location.pathname.startsWith('/embed/'))
  location.replace('about:blank')
