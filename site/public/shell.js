// Shows the dashboard as the build has drawn it, until src/main.tsx makes it live.
{
  const shell = document.getElementById('shell')
  if (location.pathname === '/' && location.search === '') {
    // Links lead on already; controls take no click and no key that would be lost.
    for (const control of shell.content.querySelectorAll('button, input, select'))
      control.inert = true
    for (const element of shell.content.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style
      delete element.dataset.style
    }
    document.getElementById('root').append(shell.content)
  }
  shell.remove()
}
