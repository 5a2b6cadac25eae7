// Other sites may frame only the embeds. Headers enforce this on every page, but not on every unknown
// URL, so a framed page blanks itself.
{
  const embeds = new URL('embed/', document.currentScript.src).pathname
  if (window.top !== window && !location.pathname.startsWith(embeds))
    location.replace('about:blank')
}
